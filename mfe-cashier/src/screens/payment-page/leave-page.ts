import type { Host } from '@croupier/shared/host'
import { internalPath } from '@croupier/shared/links'
import type { PageReport } from './report-to-opener.ts'

/** Goes to the site's root, in a document without ?pay; with a report, the result pop-up opens there. */
export function goHome(host: Host, report?: PageReport): void {
  const query = new URLSearchParams()
  if (report) query.set('payStatus', report.payStatus)
  if (report?.orderId) query.set('order_id', report.orderId)
  if (report?.status) query.set('status', report.status)
  const search = query.size > 0 ? `?${query}` : ''
  if (!location.search) return host.navigation.go(`/${search}`, { replace: true })
  location.replace(host.navigation.absolute(`/${search}`))
}

/**
 * Opens the login above this page. In a payment window's document (`/?pay`), which its opener holds and may steer, it
 * goes to the login page instead: the shell loads that in a document that nobody holds, and it leads back here.
 */
export function goToLogin({ navigation, screens }: Host): void {
  if (!new URLSearchParams(location.search).has('pay')) return screens.open('login', {})
  const address = `/login?backurl=${encodeURIComponent(navigation.current())}`
  navigation.go(internalPath(address) ? address : '/login')
}
