import { useHost } from '@croupier/shared/host'
import { resendActivation } from '../../api/passwords.ts'
import { useText } from '../../words.ts'

/**
 * Sends the activation mail again and says so, with send again and login (site.md 2). It needs a member's id: a
 * visitor logs in first.
 */
export function useResend(): () => Promise<void> {
  const host = useHost()
  const text = useText()
  return async function resend() {
    const user = host.session.get()
    if (!user) {
      host.feedback.toast(text('activation.loginFirst'))
      host.screens.open('login', {})
      return
    }
    try {
      await resendActivation(host.api, user.id)
    } catch {
      host.feedback.toast(text('activate.sendFailMsg'), 'error')
      return
    }
    const again = await host.feedback.confirm({
      title: text('activation.title'),
      message: text('activate.sendSuccessMsg'),
      confirmLabel: text('activation.sendAgain'),
      cancelLabel: text('login.submit'),
    })
    if (again) await resend()
    else host.navigation.go('/login')
  }
}
