import type { Host } from '@croupier/shared/host'
import { startPoll } from '@croupier/shared/polling'
import { cachedOutcome, fetchPollingState } from '../../api/order-status.ts'
import type { OrderState, Outcome } from '../../api/order-state.ts'

/** Once a minute for a quarter of an hour; after that, coming back to the tab shows the balance as ever (D37). */
const TIMES = { firstDelay: 60_000, interval: 60_000, maxTries: 15 } as const

const followed = new Map<string, () => void>()

/** Ends the following of an order, for instance because a dialog shows it again. */
export function stopFollowing(orderId: string): void {
  followed.get(orderId)?.()
  followed.delete(orderId)
}

/**
 * Follows an order that the player has left while it was open, and calls `onArrived` once if it has been credited
 * meanwhile (D37). The order's own poll has ended (DP-21): this one refreshes the session, and requests the order's
 * state only if the balance has changed. It waits while the tab is hidden, and ends when the member is gone or a dialog
 * of this page learns of the outcome.
 */
export function followLeftOrder(host: Host, orderId: string, onArrived: () => void): void {
  stopFollowing(orderId)
  const member = host.session.get()
  let balance = member?.availableBalance
  const request = async (signal: AbortSignal): Promise<OrderState> => {
    const user = await host.session.refresh()
    if (!user || user.id !== member?.id || cachedOutcome(orderId)) {
      stopFollowing(orderId)
      return 'pending'
    }
    if (user.availableBalance === balance) return 'pending'
    const state = await fetchPollingState(host.api, orderId, signal)
    // Not before the response: after a failed request the next one has to ask again.
    balance = user.availableBalance
    return state
  }
  const poll = startPoll<OrderState, Outcome>({
    ...TIMES,
    whileHidden: false,
    request,
    read: (state) => state,
    onError: 'continue',
    end: 'canceled',
  })
  followed.set(orderId, poll.stop)
  void poll.result.then(({ outcome }) => {
    if (followed.get(orderId) === poll.stop) followed.delete(orderId)
    // Somebody else may have logged in while the state was requested.
    if (outcome === 'succeeded' && host.session.get()?.id === member?.id) onArrived()
  })
}
