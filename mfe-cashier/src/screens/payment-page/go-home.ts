import type { Host } from '@croupier/shared/host'
import { internalPath } from '@croupier/shared/links'
import { reportPayment } from '@croupier/shared/payments'
import type { PageRule } from './pages.ts'

interface Told {
  readonly payStatus: PageRule['payStatus']
  readonly orderId: string | null
  readonly status: string
  /** Why no order was made: the operator's words. */
  readonly reason?: string
}

/** Who opened this window, or holds this frame. Null in a tab opened by hand, and when the opener is gone. */
export function reportTo(): Window | null {
  if (window.parent !== window) return window.parent
  const opener = window.opener as Window | null
  return opener && !opener.closed ? opener : null
}

/** Tells the opener of our own origin. It asks the API; what is told is a hint (D25). */
export function report(type: 'PAY_CLOSE' | 'PAY_ORDER', told: Partial<Told>): boolean {
  const target = reportTo()
  if (!target) return false
  const { orderId, status, payStatus, reason } = told
  // The tab that opened this window may have been loaded anew, and knows of no window then.
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
export function goHome(host: Host, told?: Told): void {
  const query = new URLSearchParams()
  if (told) query.set('payStatus', told.payStatus)
  if (told?.orderId) query.set('order_id', told.orderId)
  if (told?.status) query.set('status', told.status)
  const search = query.size > 0 ? `?${query}` : ''
  if (!location.search) return host.navigation.go(`/${search}`, { replace: true })
  location.replace(host.navigation.absolute(`/${search}`))
}

/**
 * The way in, above this page. Whoever has opened a payment window's document (`/?pay`) holds it: there the shell leaves
 * it for the page of the login, in a document that nobody holds, which leads back here.
 */
export function goToLogin({ navigation, screens }: Host): void {
  if (!new URLSearchParams(location.search).has('pay')) return screens.open('login', {})
  const address = `/login?backurl=${encodeURIComponent(navigation.current())}`
  navigation.go(internalPath(address) ? address : '/login')
}
