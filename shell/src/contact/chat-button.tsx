import { useFrame } from '@croupier/shared/host'
import { Button, LinkButton } from '@croupier/shared/ui'
import { ExternalLink, MessageCircle } from 'lucide-react'
import { CHAT_ADDRESS } from '../chat/chat-address.ts'
import { chat } from '../chat/chat.ts'
import { canBorrow } from '../chat/lend.ts'
import { useShell } from '../host/shell-context.tsx'
import { useCardFields } from '../isolated/use-card-fields.ts'
import { useText } from '../words.ts'
import css from './contact.module.css'

/**
 * The button for the live chat. The chat opens in the page's corner; above other pop-ups, in a pop-up; while card
 * fields are filled in, in another tab, since no foreign script runs beside them (D19).
 */
export function ChatButton({ isStaffed, onChat }: { isStaffed: boolean; onChat: () => void }) {
  const { screens } = useShell()
  const frame = useFrame()
  const text = useText()
  const cardFields = useCardFields()
  if (cardFields && isStaffed) {
    return (
      <LinkButton variant="ghost" href={CHAT_ADDRESS} isExternal>
        <span className={css.withIcon}>
          <ExternalLink size={18} aria-hidden="true" />
          {text('contact.liveChat')}
        </span>
      </LinkButton>
    )
  }
  const open = () => {
    // Payment pages fill the window alone, without the corner.
    const hasCorner = document.documentElement.dataset['frame'] !== 'bare'
    if (hasCorner && screens.stack.get().length === 1) {
      frame.close()
      chat.open.set(true)
      return
    }
    // One conversation at a time.
    if (!canBorrow()) chat.open.set(false)
    onChat()
  }
  return (
    <Button
      variant="ghost"
      icon={<MessageCircle size={18} aria-hidden="true" />}
      isDisabled={!isStaffed}
      onPress={open}
    >
      {text('contact.liveChat')}
    </Button>
  )
}
