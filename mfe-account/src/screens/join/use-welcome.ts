import type { User } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'

/** site.md 4: token refresh is scheduled one second after a registration. */
const REFRESH_DELAY = 1_000

/**
 * Everything that follows a registration, in the order of site.md 4. `leave`: as `useLeave` gives it. Where the answer does
 * not say whether a mail was sent, one was unless the account is active already.
 */
export function useWelcome(leave: () => void) {
  const host = useHost()
  return (user: User, mailSent = user.mailSent ?? !user.activated) => {
    leave()
    setTimeout(() => void host.session.refresh(), REFRESH_DELAY)
    host.events.emit('analytics:event', { name: 'CompleteRegistration', id: String(user.id) })
    host.events.emit('member:registered', { memberId: user.id })
    host.events.emit('promotion:message', { reason: 'registration' })
    host.screens.open('joinSubmitted', { memberId: user.id, mailSent })
  }
}
