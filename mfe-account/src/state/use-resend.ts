import { sessionEndOr } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useHost } from '@croupier/shared/host'
import { resendActivation } from '../api/activation.ts'
import { useText } from '../words.ts'

/**
 * Returns a function that sends the activation mail again and shows that it was sent, or why not. On the screen of the
 * mailed link (`link`) the dialog offers to send it again and to log in (site.md 2). The call needs a member's id, so a
 * visitor is asked to log in first. A double press sends one mail. After a logout, nothing is shown to the next player.
 */
export function useResend(screen: 'link' | 'account'): () => Promise<unknown> {
  const host = useHost()
  const { run } = useSubmitGuard()
  const text = useText()
  const title = text('activation.title')
  const resend = async (): Promise<void> => {
    const user = host.session.get()
    if (!user) {
      host.feedback.toast(text('activation.loginFirst'))
      host.screens.open('login', {})
      return
    }
    let outcome: 'sent' | 'already' | 'tooMany'
    try {
      outcome = await resendActivation(host.api, user.id)
    } catch (error) {
      if (host.session.get()?.id === user.id)
        host.feedback.toast(sessionEndOr(error, text('activate.sendFailMsg')), 'error')
      return
    }
    if (host.session.get()?.id !== user.id) return
    if (outcome !== 'sent') {
      // The account was activated elsewhere: refresh what is shown.
      if (outcome === 'already') await host.session.refresh()
      await host.feedback.alert({ title, message: text(`activation.${outcome}`) })
      return
    }
    const message = text('activate.sendSuccessMsg')
    if (screen === 'account') {
      await host.feedback.alert({ title, message })
      return
    }
    const shouldResend = await host.feedback.confirm({
      title,
      message,
      confirmLabel: text('activation.sendAgain'),
      cancelLabel: text('login.submit'),
    })
    if (shouldResend) await resend()
    // Closing the dialog does nothing else.
    else if (shouldResend === false) host.navigation.go('/login')
  }
  return () => run(resend)
}
