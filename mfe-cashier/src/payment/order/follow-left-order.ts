import type { Host } from '@croupier/shared/host'
import { startPoll } from '@croupier/shared/polling'
import type { OrderState, Outcome } from '../../api/order-state.ts'
import { fetchPollingState } from '../../api/order-status.ts'
import { cachedOutcome, openOrderOf } from './state/known-orders.ts'
import { isConcluded } from './state/concluded-orders.ts'
import { tellOutcome } from './tell-outcome.ts'

/** Once a minute for a quarter of an hour; after that, coming back to the tab shows the balance as ever (D37). */
const TIMES = { firstDelay: 60_000, interval: 60_000, maxTries: 15 } as const

/** How many dialogs show an order. */
const dialogs = new Map<string, number>()
const followed = new Map<string, () => void>()

/** Notes that a dialog shows an order, which is followed from when the returned function says that the dialog is gone. */
export function showOrder(host: Host, orderId: string): () => void {
  stopFollowing(orderId)
  dialogs.set(orderId, (dialogs.get(orderId) ?? 0) + 1)
  return () => {
    dialogs.set(orderId, dialogs.get(orderId)! - 1)
    followLeftOrder(host, orderId)
  }
}

/**
 * Follows an order that the player has left, until they learn how it ended (D37): unless they know, or another dialog
 * shows it. The order's own poll has ended (DP-21): this one refreshes the session, and requests the order's state only
 * if the balance is not what it was when the order was last called open, and once more at its end, instead of the last
 * refresh: a failure changes no balance. It waits while the tab is hidden, and ends when the member is gone.
 */
export function followLeftOrder(host: Host, orderId: string): void {
  stopFollowing(orderId)
  const { session } = host
  const memberId = openOrderOf(orderId)?.memberId
  const isOver = () => memberId === undefined || session.get()?.id !== memberId || isConcluded(orderId)
  if (isOver() || dialogs.get(orderId)) return
  let tries = 0
  const request = async (signal: AbortSignal): Promise<OrderState> => {
    const isLast = (tries += 1) === TIMES.maxTries
    // A response that came after its dialog was closed.
    const known = cachedOutcome(orderId)
    if (!known && !isLast) await session.refresh()
    if (isOver()) {
      stopFollowing(orderId)
      return 'pending'
    }
    if (known) return known
    if (!isLast && session.get()?.availableBalance === openOrderOf(orderId)?.balance) return 'pending'
    return fetchPollingState(host, orderId, signal)
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
    if (!exhausted && outcome !== 'stopped' && outcome !== 'error') void tellOutcome(host, orderId, outcome)
  })
}

function stopFollowing(orderId: string): void {
  followed.get(orderId)?.()
  followed.delete(orderId)
}
