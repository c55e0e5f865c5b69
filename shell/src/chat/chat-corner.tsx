import { useHostEvent, useObservable } from '@croupier/shared/host'
import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePart } from '../frame/use-part.ts'
import { useShell } from '../host/shell-context.tsx'
import { useCardFields } from '../isolated/use-card-fields.ts'
import { whenQuiet } from '../page/quiet.ts'
import { useText } from '../words.ts'
import { ChatInvitation } from './chat-invitation.tsx'
import { chat, checkChat } from './chat.ts'
import css from './chat.module.css'

const loadPanel = () => import('./chat-panel.tsx')

/** The chat icon, its invitation after registration, and the chat itself (SH-23, SH-34). */
export function ChatCorner() {
  const { api, config } = useShell()
  const text = useText()
  const available = useObservable(chat.available)
  const open = useObservable(chat.open)
  const [games, setGames] = useState(0)
  const [invited, setInvited] = useState(false)
  const cardFields = useCardFields()
  const panel = usePart(loadPanel, open)
  // The first page comes first: nobody chats before it stands.
  useEffect(() => void whenQuiet().then(() => checkChat(api)), [api])
  useHostEvent('promotion:message', () => void checkChat(api))
  useHostEvent('member:registered', () => setInvited(true))
  useHostEvent('game:opened', () => setGames((now) => now + 1))
  useHostEvent('game:closed', () => setGames((now) => Math.max(0, now - 1)))
  const isShown = config.features.chat && games === 0 && !cardFields
  const hasIcon = isShown && available && !open
  // The page's end leaves room for the icon, so that no link stays below it (footer.module.css).
  useEffect(() => void document.documentElement.toggleAttribute('data-chat-icon', hasIcon), [hasIcon])
  if (!isShown) return null
  if (open) return panel && <panel.ChatPanel />
  if (!available) return null
  return (
    <div className={css.corner}>
      {invited && <ChatInvitation onGone={() => setInvited(false)} />}
      <button
        type="button"
        className={css.icon}
        aria-label={text('chat.open')}
        onClick={() => {
          setInvited(false)
          chat.open.set(true)
        }}
      >
        <MessageCircle size={25} aria-hidden="true" />
      </button>
    </div>
  )
}
