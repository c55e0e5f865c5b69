import { isSessionEnd, sessionEndOr } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useHost } from '@croupier/shared/host'
import { resendActivation } from '../api/activation.ts'
import { useText } from '../words.ts'

/**
 * Sends the activation mail again and shows that it was sent, or why not. On the link's own page the dialog offers to
 * send it again and to log in (site.md 2). The call needs a member's id, so a visitor is asked to log in first. A
 * double press sends one mail. After a logout, whoever is there now is shown nothing of it.
 */
export function useResend(place: 'link' | 'account'): () => Promise<unknown> {
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
      const now = host.session.get()
      if (now ? now.id === user.id : isSessionEnd(error))
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
    if (place === 'account') {
      await host.feedback.alert({ title, message })
      return
    }
    const again = await host.feedback.confirm({
      title,
      message,
      confirmLabel: text('activation.sendAgain'),
      cancelLabel: text('login.submit'),
    })
    if (again) await resend()
    // Closing the dialog does nothing else.
    else if (again === false) host.navigation.go('/login')
  }
  return () => run(resend)
}
