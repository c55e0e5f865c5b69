import { CHAT_ADDRESS } from '../../chat/chat-address.ts'
import { useLazyPart } from './use-lazy-part.ts'

const loadParts = () => import('./deferred-parts.ts')

/** The chat's icon (SH-23). If the address is that of the chat, it is loaded and opens at once. */
export function Chat() {
  const parts = useLazyPart(loadParts, location.hash === CHAT_ADDRESS)
  return parts && <parts.ChatCorner />
}

/** The offer of a newer version to players, and the badge of the versions that a tester tries. */
export function Versions() {
  const parts = useLazyPart(loadParts, false)
  return (
    parts && (
      <>
        <parts.UpdateOffer />
        <parts.TrialBadge />
      </>
    )
  )
}
