import { reportPayment } from '@croupier/shared/payments'
import type { PageRule } from './pages.ts'

/** What a payment page reports of its order. */
export interface PageReport {
  readonly payStatus: PageRule['payStatus']
  readonly orderId: string | null
  readonly status: string
  /** The operator's reason why no order was made. */
  readonly reason?: string
}

/** The window that opened this one, or holds this frame. Null in a tab opened by hand, and when the opener is gone. */
export function openerOrParent(): Window | null {
  if (window.parent !== window) return window.parent
  const opener = window.opener as Window | null
  return opener && !opener.closed ? opener : null
}

/**
 * Sends a message to the opener or parent, if it is of our own origin: a hint, after which it asks the API (D25).
 * Returns false if there is no receiver.
 */
export function reportToOpener(type: 'PAY_CLOSE' | 'PAY_ORDER', report: Partial<PageReport>): boolean {
  const target = openerOrParent()
  if (!target) return false
  const { orderId, status, payStatus, reason } = report
  // The tab that opened this window may have been reloaded and no longer know the window, so all tabs get the report.
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
