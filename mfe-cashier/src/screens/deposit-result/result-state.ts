import type { ParamsOf } from '@croupier/shared/host'
import { cachedOutcome } from '../../payment/order/state/known-orders.ts'
import type { OrderState, Outcome } from '../../api/order-state.ts'
import type { CoinAmounts } from '../../payment/coins/coin-amounts.ts'
import { resultOutcomeOf, type ResultOutcome } from '../../payment/order/show-result.ts'
import type { OrderAmount } from '../../payment/order/state/order-amounts.ts'

type Params = ParamsOf<'depositResult'>

/** What a result shows of its order. */
export interface ResultState {
  readonly shown: ResultOutcome
  /** True once the API itself has reported the outcome; until then the outcome is open (D25). */
  readonly isKnown: boolean
  /** `value` is a decimal text. */
  readonly amount: { readonly value: string; readonly currency: string } | undefined
  /** For a coin order: how many coins are due, how many have arrived. */
  readonly coins: CoinAmounts
}

/**
 * The outcome that the API has already reported to this page, if any. `success` is passed only by code that received it
 * from the API; any other value may come from an address or a window, and does not outweigh the API's own report.
 */
export function verifiedOutcome({ outcome, orderId }: Params): Outcome | undefined {
  if (!orderId) return undefined
  return outcome === 'success' ? 'succeeded' : cachedOutcome(orderId)
}

/** The state before the first response. */
export const initialResult = ({ outcome, orderId }: Params, verified: Outcome | undefined): ResultState => ({
  shown: verified ? resultOutcomeOf(verified) : claimedOutcome(outcome, orderId),
  isKnown: verified !== undefined,
  amount: undefined,
  coins: {},
})

/** What to show of an outcome that nobody has verified: without an order there is neither a success nor a poll. */
export const claimedOutcome = (outcome: ResultOutcome, orderId: string | undefined): ResultOutcome =>
  !orderId && (outcome === 'success' || outcome === 'processing') ? 'return' : outcome

/**
 * The outcome after a response with `state`: an open order keeps the outcome that was verified before (the provider's
 * status call may know more than pollingStatus does), and a verified success is final.
 */
export const outcomeAfter = (verified: Outcome | undefined, state: OrderState): Outcome | undefined =>
  verified === 'succeeded' || state === 'pending' ? verified : state

/** The state with another amount; an unknown one changes nothing. */
export const withAmount = (state: ResultState, { amount, currency }: OrderAmount): ResultState =>
  amount ? { ...state, amount: { value: amount, currency } } : state

/** The state after the API has reported the outcome. */
export const withOutcome = (state: ResultState, outcome: Outcome): ResultState => ({
  ...state,
  isKnown: true,
  shown: resultOutcomeOf(outcome),
})
