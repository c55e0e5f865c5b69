import { useRefusalToast } from '@croupier/shared/forms'
import { safeUrl } from '@croupier/shared/links'
import { useObservable } from '@croupier/shared/host'
import { Button, LinkButton, Skeleton } from '@croupier/shared/ui'
import { Mail, Send } from 'lucide-react'
import { chat } from '../chat/chat.ts'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import { ChatButton } from './chat-button.tsx'
import { supportAddress } from './support-address.ts'
import { useChatWatch } from './use-chat-watch.ts'
import { useContactSetting } from './use-contact-setting.ts'
import { WhatsApp } from './whats-app.tsx'
import css from './contact.module.css'

/** Mail, live chat, telegram and WhatsApp, as far as the operator has them. `onChat`: the chat replaces the dialog. */
export function ContactOptions({ onChat }: { onChat: () => void }) {
  const { config } = useShell()
  const text = useText()
  const { data: setting, isPending, error } = useContactSetting()
  useRefusalToast(error)
  useChatWatch()
  const available = useObservable(chat.available)
  const address = supportAddress(location.hostname, config)
  const telegram = setting?.telegramLink ? safeUrl(setting.telegramLink) : null
  return (
    <section className={css.options}>
      <p className={css.address}>
        <span>{text('contact.address')}</span>
        <a href={`mailto:${address}`}>{address}</a>
      </p>
      <div className={css.buttons}>
        <Button
          variant="ghost"
          icon={<Mail size={18} aria-hidden="true" />}
          onPress={() => location.assign(`mailto:${address}`)}
        >
          {text('contact.sendMail')}
        </Button>
        {config.features.chat && <ChatButton isStaffed={available === true} onChat={onChat} />}
        {telegram && (
          <LinkButton variant="ghost" href={telegram.href} isExternal>
            <span className={css.withIcon}>
              <Send size={18} aria-hidden="true" />
              {text('contact.telegram')}
            </span>
          </LinkButton>
        )}
        {/* Not known yet whether there is one: keeps its room, so that the form below does not move. */}
        {isPending && <Skeleton kind="block" height="var(--target)" />}
      </div>
      {config.features.chat && available === false && <p className={css.hours}>{text('contact.chatAway')}</p>}
      {setting && <WhatsApp number={setting.whatsAppNumber} code={setting.whatsAppQrCode} />}
    </section>
  )
}
