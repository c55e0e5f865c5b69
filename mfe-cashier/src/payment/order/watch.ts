import type { OrderState } from '../../api/order-state.ts'
import type { PollTimes, WatchRule } from '../method.ts'

/** Builds a poll rule from its times and the status request; `ask` returns our own state already (D14). */
export const watchRule = (times: PollTimes, ask: (signal: AbortSignal) => Promise<OrderState>): WatchRule => ({
  ...times,
  request: ask,
  read: (state) => state,
})

/** Stripe-like, and every order whose return is only a hint: 3 s, then every 3 s, at most 3 times. */
export const RETURN_POLL: PollTimes = {
  firstDelay: 3000,
  interval: 3000,
  maxTries: 3,
  whileHidden: true,
  onError: 'fail',
  end: 'failed',
}
