import type { Host } from '@croupier/shared/host'
import { internalPath } from '@croupier/shared/links'
import { reportPayment } from '@croupier/shared/payments'
import type { PageRule } from './pages.ts'

interface PaymentReport {
  readonly payStatus: PageRule['payStatus']
  readonly orderId: string | null
  readonly status: string
  /** Why no order was made: the operator's words. */
  readonly reason?: string
}

/** Who opened this window, or holds this frame. Null in a tab opened by hand, and when the opener is gone. */
export function openerOrParent(): Window | null {
  if (window.parent !== window) return window.parent
  const opener = window.opener as Window | null
  return opener && !opener.closed ? opener : null
}

/**
 * Sends a message to the opener or parent, if it is of our own origin: a hint, after which it asks the API (D25).
 * Returns false if there is no receiver.
 */
export function reportToOpener(type: 'PAY_CLOSE' | 'PAY_ORDER', report: Partial<PaymentReport>): boolean {
  const target = openerOrParent()
  if (!target) return false
  const { orderId, status, payStatus, reason } = report
  // The tab that opened this window may have been reloaded and no longer know the window, so all tabs are told.
  if (type === 'PAY_CLOSE' && orderId && payStatus && window.parent === window)
    reportPayment({ window: window.name, orderId, payStatus })
  target.postMessage(
    {
      type,
      ...(orderId ? { orderId } : {}),
      ...(status ? { status } : {}),
      ...(payStatus ? { payStatus } : {}),
      ...(reason ? { reason } : {}),
    },
    location.origin,
  )
  return true
}

/** The site's root, in a document without ?pay; with `told`, the result pop-up opens there. */
export function goHome(host: Host, told?: PaymentReport): void {
  const query = new URLSearchParams()
  if (told) query.set('payStatus', told.payStatus)
  if (told?.orderId) query.set('order_id', told.orderId)
  if (told?.status) query.set('status', told.status)
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
