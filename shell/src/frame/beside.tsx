import { CHAT_ADDRESS } from '../chat/chat-address.ts'
import { usePart } from './use-part.ts'

const loadParts = () => import('./quiet-parts.tsx')

/** The chat's icon (SH-23); the chat itself, at once, where the address asks for it. */
export function Chat() {
  const parts = usePart(loadParts, location.hash === CHAT_ADDRESS)
  return parts && <parts.ChatCorner />
}

/** What a player or a tester is told about versions. */
export function Versions() {
  const parts = usePart(loadParts, false)
  return (
    parts && (
      <>
        <parts.UpdateOffer />
        <parts.TrialBadge />
      </>
    )
  )
}
