import type { Host } from '@croupier/shared/host'
import { forgetWindow, storeWindow } from '@croupier/shared/payments'
import { noteOwner } from '../order/state/known-orders.ts'
import { followLeftOrder } from '../order/follow-left-order.ts'
import { orderReports } from '../order/state/order-reports.ts'
import type { WindowStep } from '../method.ts'
import { readPayMessage } from './pay-message.ts'
import { reportedState, resultOutcomeOf, stateAfterWindow, type WindowReport } from '../order/show-result.ts'

/** How often the window is checked for being closed (games-and-cashier.md 9). */
const CLOSED_CHECK_MS = 100

export interface WindowEnd extends WindowReport {
  readonly orderId: string | null
  /** The operator's reason why no order was made, if it gave one. */
  readonly reason: string | undefined
}
type EndListener = (end: WindowEnd) => void
type OrderListener = (orderId: string) => void

/** A payment window that is being watched. */
export interface PaymentWindow {
  readonly popup: Window
  /**
   * Subscribes to the order's id: called at once if known, else when the window has made the order. Returns the
   * unsubscriber.
   */
  onOrder(listener: OrderListener): () => void
  /** For the dialog that waits for the window: called once when it ends. The returned function unsubscribes. */
  onEnd(listener: EndListener): () => void
}

/**
 * Watches a payment window until it is closed or sends PAY_CLOSE. The watch outlives the dialog that opened the window:
 * a player who closes the dialog may still pay, and the end is then shown from here.
 */
export function watchWindow(host: Host, popup: Window, name: string, step: WindowStep): PaymentWindow {
  const memberId = host.session.get()?.id
  const isSameMember = () => host.session.get()?.id === memberId
  const origins = [new URL(host.navigation.absolute('/')).origin, ...host.config.providerOrigins]
  const endListeners = new Set<EndListener>()
  const orderListeners = new Set<OrderListener>()
  let knownOrderId = step.orderId
  let failure: { reason: string | undefined } | null = null
  const end = (report: WindowReport) => {
    clearInterval(timer)
    removeEventListener('message', handleMessage)
    forgetWindow(name)
    if (report.wasReported) popup.close()
    const windowEnd = { ...report, orderId: knownOrderId, reason: failure?.reason }
    if (endListeners.size > 0) for (const each of endListeners) each(windowEnd)
    else if (isSameMember() && !knownOrderId && !step.makesOrder) showUnnumberedEnd(host, windowEnd)
    else if (isSameMember()) void showEnd(host, windowEnd, isSameMember)
  }
  const handleMessage = (event: MessageEvent<unknown>) => {
    const message = readPayMessage(event, popup, origins)
    if (!message) return
    if (knownOrderId === null && message.orderId) {
      knownOrderId = message.orderId
      for (const each of orderListeners) each(knownOrderId)
    }
    // PAY_ORDER comes before the window closes, which the player may do by hand. A reload there may still make the
    // order, which clears the failure.
    if (message.type === 'PAY_ORDER') failure = message.hasFailed ? message : null
    const { hasFailed, isCanceled } = message
    if (message.type === 'PAY_CLOSE') end({ wasReported: true, hasFailed, isCanceled })
  }
  const timer = setInterval(() => {
    if (popup.closed) end({ wasReported: false, hasFailed: failure !== null, isCanceled: false })
  }, CLOSED_CHECK_MS)
  addEventListener('message', handleMessage)
  if (memberId !== undefined) storeWindow(name, memberId)
  return {
    popup,
    onOrder(listener) {
      if (knownOrderId !== null) listener(knownOrderId)
      orderListeners.add(listener)
      return () => void orderListeners.delete(listener)
    },
    onEnd(listener) {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },
  }
}

/** Of an order whose number the operator does not return, only what its window reports is known. */
function showUnnumberedEnd(host: Host, end: WindowEnd): void {
  void host.session.refresh()
  if (end.wasReported) host.screens.open('depositResult', { outcome: resultOutcomeOf(reportedState(end)) })
}

/** Shows the end of a window whose dialog is gone: in another dialog of the order, else in a result pop-up. */
async function showEnd(host: Host, end: WindowEnd, isSameMember: () => boolean): Promise<void> {
  void host.session.refresh()
  const { orderId } = end
  if (!orderId || orderReports.publish(orderId, end)) return
  noteOwner(orderId, host.session.get())
  const state = await stateAfterWindow(host, { ...end, orderId })
  // After a logout the screen belongs to somebody else.
  if (!isSameMember()) return
  // Pending: the window was only closed, and the chooser offers the order again. It may have been paid all the same.
  if (state === 'pending') followLeftOrder(host, orderId)
  else host.screens.open('depositResult', { outcome: resultOutcomeOf(state), orderId })
}
