import { useHost, useLayout } from '@croupier/shared/host'
import { Button, CopyButton, Notice, TextField } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import css from './invite-bonus.module.css'

/**
 * The invitation link, and ways to share it (AC-21). Without a code no link is shown: invited friends would not be
 * counted.
 */
export function InviteLink({ code }: { code: string }) {
  const host = useHost()
  const text = useText()
  const layout = useLayout()
  if (!code) {
    return (
      <Notice>
        <p>{text('invite.noCode')}</p>
        <Button variant="link" onPress={() => host.screens.open('contactUs', {})}>
          {text('details.contact')}
        </Button>
      </Notice>
    )
  }
  const link = host.navigation.absolute(`/?code=${code}`)
  const copied = (success: boolean) =>
    host.feedback.toast(text(success ? 'common.copySuccess' : 'common.copyFailed'), success ? 'success' : 'error')
  const share = () =>
    void navigator.share({ title: host.config.name, url: link }).catch((error: unknown) => console.info(error))
  return (
    <div className={css.link}>
      <TextField label={text('invite.link')} value={link} onChange={() => undefined} isReadOnly />
      <CopyButton text={link} label={text('invite.copy')} onDone={copied} />
      {layout === 'mobile' && 'share' in navigator && (
        <Button variant="ghost" onPress={share}>
          {text('invite.share')}
        </Button>
      )}
      <p className={css.hint}>{text('invite.friendCounts')}</p>
    </div>
  )
}
