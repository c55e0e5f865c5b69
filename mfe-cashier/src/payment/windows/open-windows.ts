import type { Host } from '@croupier/shared/host'
import { forgetWindow, storeWindow } from '@croupier/shared/payments'
import { orderNews } from '../order/order-news.ts'
import { readPayMessage } from './pay-message.ts'
import { resultOf, stateAfter, type Said } from '../order/show-result.ts'

/** Games-and-cashier.md 9: how often the window is checked for being closed. */
const CLOSED_CHECK = 100

export interface WindowEnd extends Said {
  readonly orderId: string | null
  /** Why no order was made, where the operator said so. */
  readonly reason: string | undefined
}
type EndListener = (end: WindowEnd) => void
type OrderListener = (orderId: string) => void

/** A payment window that is watched. */
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
export function watchWindow(host: Host, popup: Window, name: string, orderId: string | null): PaymentWindow {
  const memberId = host.session.get()?.id
  const isTheirs = () => host.session.get()?.id === memberId
  const origins = [new URL(host.navigation.absolute('/')).origin, ...host.config.providerOrigins]
  const endListeners = new Set<EndListener>()
  const orderListeners = new Set<OrderListener>()
  let known = orderId
  let failure: { reason: string | undefined } | null = null
  const end = (said: Said) => {
    clearInterval(timer)
    removeEventListener('message', hear)
    forgetWindow(name)
    if (said.wasReported) popup.close()
    const told = { ...said, orderId: known, reason: failure?.reason }
    if (endListeners.size > 0) for (const each of endListeners) each(told)
    else if (isTheirs()) void tell(host, told, isTheirs)
  }
  const hear = (event: MessageEvent<unknown>) => {
    const message = readPayMessage(event, popup, origins)
    if (!message) return
    if (known === null && message.orderId) {
      known = message.orderId
      for (const each of orderListeners) each(known)
    }
    // PAY_ORDER comes before the window closes, which the player may do by hand. A reload there may still make the
    // order, which clears the failure.
    if (message.type === 'PAY_ORDER') failure = message.hasFailed ? message : null
    const { hasFailed, isCanceled } = message
    if (message.type === 'PAY_CLOSE') end({ wasReported: true, hasFailed, isCanceled })
  }
  const timer = setInterval(() => {
    if (popup.closed) end({ wasReported: false, hasFailed: failure !== null, isCanceled: false })
  }, CLOSED_CHECK)
  addEventListener('message', hear)
  if (memberId !== undefined) storeWindow(name, memberId)
  return {
    popup,
    onOrder(listener) {
      if (known !== null) listener(known)
      orderListeners.add(listener)
      return () => void orderListeners.delete(listener)
    },
    onEnd(listener) {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },
  }
}

/** Shows the end of a window whose dialog is gone: in another dialog of the order, else in a result pop-up. */
async function tell(host: Host, end: WindowEnd, isTheirs: () => boolean): Promise<void> {
  void host.session.refresh()
  const { orderId } = end
  if (!orderId || orderNews.publish(orderId, end)) return
  const state = await stateAfter(host, { ...end, orderId })
  // Pending: the window was only closed, and the chooser offers the order again. After a logout, it is somebody else's.
  if (state !== 'pending' && isTheirs()) host.screens.open('depositResult', { outcome: resultOf(state), orderId })
}
