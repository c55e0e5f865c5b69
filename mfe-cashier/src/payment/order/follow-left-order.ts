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
 * Follows an order that the player has left while it was open, and calls `onEnd` once if it is found to have ended
 * (D37). The order's own poll has ended (DP-21): this one refreshes the session, and requests the order's state only if
 * the balance has changed, and once more at its end, instead of the last refresh: a failure changes no balance. It
 * waits while the tab is hidden, and ends when the member is gone or a dialog of this page learns of the outcome.
 */
export function followLeftOrder(host: Host, orderId: string, onEnd: (outcome: Outcome) => void): void {
  stopFollowing(orderId)
  const { session } = host
  const member = session.get()
  let balance = member?.availableBalance
  let tries = 0
  const request = async (signal: AbortSignal): Promise<OrderState> => {
    const isLast = (tries += 1) === TIMES.maxTries
    const user = isLast ? session.get() : await session.refresh()
    if (!user || user.id !== member?.id || cachedOutcome(orderId)) {
      stopFollowing(orderId)
      return 'pending'
    }
    if (!isLast && user.availableBalance === balance) return 'pending'
    const state = await fetchPollingState(host.api, orderId, signal)
    if (isLast && state === 'succeeded') void session.refresh()
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
  void poll.result.then(({ outcome, exhausted }) => {
    if (followed.get(orderId) === poll.stop) followed.delete(orderId)
    if (exhausted || outcome === 'stopped' || outcome === 'error') return
    // Somebody else may have logged in while the state was requested.
    if (session.get()?.id === member?.id) onEnd(outcome)
  })
}
