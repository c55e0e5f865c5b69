import { isSessionEnd, sessionEndOr } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useHost } from '@croupier/shared/host'
import { resendActivation } from '../api/activation.ts'
import { useText } from '../words.ts'

/**
 * Sends the activation mail again and says so, or why none was sent. At the link's own page the dialog offers send again
 * and login (site.md 2). It needs a member's id: a visitor logs in first. A double press is one mail. Whoever comes after a
 * logout is told nothing of it.
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
      // It was activated elsewhere: what is shown follows.
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
    // Closing it only closes it.
    else if (again === false) host.navigation.go('/login')
  }
  return () => run(resend)
}
