import { count, lenient, text } from '@croupier/shared/api'
import { compareAmounts, isAmount, toAmount } from '@croupier/shared/money'
import * as v from 'valibot'

const MAX_DECIMALS = 18

/** A number of coins: up to 18 decimals (Ether), more than any currency has, none of them rounded away. */
export const coinAmount = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.check(isAmount)), v.pipe(v.number(), v.finite())]),
  v.transform(toAmount),
  v.regex(new RegExp(`^\\d{1,15}(\\.\\d{1,${MAX_DECIMALS}})?$`), 'not an amount of coins'),
)

/** The coins of an order's response, if it has any: which coin, how many are due, how many have arrived. */
export const coinFields = {
  coin: v.fallback(text, ''),
  coinAmount: lenient(coinAmount),
  coinReceived: lenient(coinAmount),
}

/** The confirmations of the coins that have arrived, and how many are needed, if the operator says so. */
export const coinConfirmations = { confirmations: lenient(count), confirmationsNeeded: lenient(count) }

/** The price of an order in coins; must be above zero. */
export const coinPrice = v.pipe(
  coinAmount,
  v.check((coins) => compareAmounts(coins, '0') > 0, 'no price'),
)
