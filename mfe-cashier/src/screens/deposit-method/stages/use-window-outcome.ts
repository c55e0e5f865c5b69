import { useFrame, useHost, useIsStillMember, useMember, useIsMounted } from '@croupier/shared/host'
import { useEffect, useRef, useState } from 'react'
import { useEndElsewhere } from '../../../payment/order/hooks/use-end-elsewhere.ts'
import { reportedState, showResult, stateAfterWindow, type WindowReport } from '../../../payment/order/show-result.ts'
import { rememberBonusOrder } from '../../../payment/order/state/bonus-orders.ts'
import { rememberOrderAmount } from '../../../payment/order/state/order-amounts.ts'
import { useOrderReports } from '../../../payment/order/state/order-reports.ts'
import { fetchOrderState } from '../../../payment/order/fetch-order-status.ts'
import type { PaymentWindow, WindowEnd } from '../../../payment/windows/open-windows.ts'
import { useWindowEnd, useWindowOrder } from '../../../payment/windows/use-window-end.ts'
import { useText } from '../../../words.ts'

interface WindowOutcome {
  readonly opened: PaymentWindow | null
  /** Null if the window makes the order, or the operator does not return it. */
  readonly idFromStart: string | null
  readonly makesOrder: boolean
  /** The amount of an order that the window makes. */
  readonly amount: string | undefined
  readonly hasBonus: boolean
}

/**
 * Shows the result once the order of a payment window has ended, in that window or elsewhere. Returns the order's id as
 * soon as it is known, and the failure if the window made no order, until `clearFailure`.
 */
export function useWindowOutcome({ opened, idFromStart, makesOrder, amount, hasBonus }: WindowOutcome) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const [failure, setFailure] = useState<Pick<WindowEnd, 'reason'> | null>(null)
  const isMounted = useIsMounted()
  const isStillMember = useIsStillMember()
  const isSettled = useRef(false)
  const settle = async ({ orderId, reason, ...report }: WindowEnd) => {
    if (isSettled.current) return
    isSettled.current = true
    void host.session.refresh()
    // The order was made before the window opened, but its number is not known: it may have been paid.
    if (!orderId && !makesOrder)
      return void (isStillMember() && showResult({ host, frame }, reportedState(report), null))
    if (!orderId && report.hasFailed) {
      isSettled.current = false
      return setFailure({ reason })
    }
    if (!orderId) {
      frame.close()
      // Closed before it made an order. If it reported a payment instead, it only did not name the order.
      if (!report.wasReported && isStillMember()) host.feedback.toast(text('deposit.notBegun'), 'info')
      return
    }
    const state = await stateAfterWindow(host, { orderId, ...report })
    if (!isStillMember()) return
    // If the dialog was closed meanwhile, a pending order needs no result: the chooser offers it again.
    if (isMounted.current || state !== 'pending') showResult({ host, frame }, state, orderId)
  }
  useWindowEnd(opened, (end) => void settle(end))
  const orderId = useWindowOrder(opened, idFromStart)
  const { currency } = useMember()
  useEffect(() => {
    if (orderId && amount) rememberOrderAmount(orderId, { amount, currency })
    if (orderId && hasBonus) rememberBonusOrder(orderId)
  }, [orderId, amount, currency, hasBonus])
  /** Another window or tab reports the order; `id` is the order's. */
  const handleReport = async (id: string, report: WindowReport) => {
    // Without a report of its end, a pending order may still be paid in this window.
    const hasEnded =
      report.wasReported || report.hasFailed || (await stateAfterWindow(host, { orderId: id, ...report })) !== 'pending'
    if (!hasEnded) return
    // Paid in another window, which was opened before this one.
    opened?.popup.close()
    // If the dialog was closed meanwhile, the watch of its window (open-windows.ts) shows the end.
    if (isMounted.current || !opened) void settle({ ...report, orderId: id, reason: undefined })
  }
  // The order, known from the start or made by the window, may be resumed and paid in another tab.
  useOrderReports(orderId, (report) => void (orderId && handleReport(orderId, report)))
  useEndElsewhere({
    ask: async (signal) => (orderId ? fetchOrderState(host, orderId, signal) : 'pending'),
    isPolling: false,
    onEnd: () => void (orderId && handleReport(orderId, { wasReported: true, hasFailed: false, isCanceled: false })),
  })
  return { orderId, failure, clearFailure: () => setFailure(null) }
}
