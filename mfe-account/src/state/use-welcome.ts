import type { User } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { useText } from '../words.ts'

/** site.md 4: token refresh is scheduled one second after a registration. */
const REFRESH_DELAY = 1_000

/**
 * Returns a function that does everything that follows a registration, in the order of site.md 4; `leave` comes from
 * `useLeave`. Where the response does not say whether a mail was sent, one was sent unless the account is active
 * already. If somebody else has logged in before the response arrived, they stay logged in, and a dialog says that the
 * new account exists and can be used to log in.
 */
export function useWelcome(leave: () => void) {
  const host = useHost()
  const text = useText()
  return (user: User, mailSent = user.mailSent ?? !user.activated) => {
    leave()
    const isLoggedIn = host.session.get()?.id === user.id
    if (isLoggedIn) setTimeout(() => void host.session.refresh(), REFRESH_DELAY)
    host.events.emit('analytics:event', { name: 'CompleteRegistration', id: String(user.id) })
    host.events.emit('member:registered', { memberId: user.id })
    if (!isLoggedIn) {
      const message = text('join.created', { username: user.username })
      return void host.feedback.alert({ title: text('join.title'), message })
    }
    host.events.emit('promotion:message', { reason: 'registration' })
    host.screens.open('joinSubmitted', { memberId: user.id, mailSent })
    return undefined
  }
}
