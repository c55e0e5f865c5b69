import { useHostEvent, useObservable } from '@croupier/shared/host'
import { Spinner } from '@croupier/shared/ui'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { consent } from '../consent/consent.ts'
import { useLazyPart } from '../frame/lazy/use-lazy-part.ts'
import { useShell } from '../host/shell-context.tsx'
import { useCardFields } from '../isolated/use-card-fields.ts'
import { useText } from '../words.ts'
import { ChatInvitation } from './chat-invitation.tsx'
import { useChatAddress } from './use-chat-address.ts'
import { useHideOnScroll } from './use-hide-on-scroll.ts'
import { chat, checkChat } from './chat.ts'
import css from './chat.module.css'

const loadPanel = () => import('./chat-panel.tsx')

/** The chat icon, its invitation after registration, and the chat itself (SH-23, SH-34), on a site that has one. */
export function ChatCorner() {
  return useShell().config.features.chat && <Corner />
}

function Corner() {
  const { api, feedback, screens, session } = useShell()
  const text = useText()
  const available = useObservable(chat.available) === true
  const open = useObservable(chat.open)
  const isPlaying = useObservable(screens.stack).some(({ id }) => id === 'game')
  const [isInvited, setInvited] = useState(false)
  const cardFields = useCardFields()
  const isConsentPending = useObservable(consent) === 'unasked'
  const panel = useLazyPart(loadPanel, open, () => {
    chat.open.set(false)
    feedback.toast(text('common.serverBusy'), 'error')
  })
  useChatAddress()
  useEffect(() => void checkChat(api), [api])
  useHostEvent('promotion:message', () => void checkChat(api))
  // Somebody else may be logged in by the time the registration is answered.
  useHostEvent('member:registered', ({ memberId }) => setInvited(memberId === session.get()?.id))
  const hasPanel = open && panel !== null
  const hasRoom = (available || open) && !hasPanel
  const hasIcon = hasRoom && !isPlaying && !cardFields
  // The page's end leaves room for the icon, so that no link stays below it (footer.module.css). The room stays while a
  // pop-up covers both and the icon is gone: a new layout of the page would be for nobody.
  useEffect(() => void document.documentElement.toggleAttribute('data-chat-icon', hasRoom), [hasRoom])
  const icon = useFocusBack(open)
  const corner = useHideOnScroll(hasIcon, isInvited)
  // During a game a conversation is hidden, and goes on after it; while card fields are shown there is none (D19).
  if (hasPanel && !cardFields) return <panel.ChatPanel isAway={isPlaying} />
  if (!hasIcon) return null
  return (
    <div ref={corner} className={css.corner} data-asked={isConsentPending ? '' : undefined}>
      {isInvited && <ChatInvitation onGone={() => setInvited(false)} />}
      <button
        ref={icon}
        type="button"
        className={css.icon}
        aria-label={text('chat.open')}
        aria-busy={open || undefined}
        onClick={() => {
          setInvited(false)
          chat.open.set(!open)
        }}
      >
        {open ? <Spinner size={25} /> : <MessageCircle size={25} aria-hidden="true" />}
      </button>
    </div>
  )
}

/** Moves the focus to the icon when the chat is closed, unless something else has it. */
function useFocusBack(open: boolean) {
  const icon = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    const isBack = wasOpen.current && !open
    wasOpen.current = open
    if (isBack && document.activeElement === document.body) icon.current?.focus({ preventScroll: true })
  }, [open])
  return icon
}
