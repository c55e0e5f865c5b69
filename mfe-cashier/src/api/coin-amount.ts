import { count, text } from '@croupier/shared/api'
import { compareAmounts, isAmount, toAmount } from '@croupier/shared/money'
import * as v from 'valibot'

const MOST_DECIMALS = 18

/** How many coins: more decimals than any currency has (Ether 18), none of them rounded away. */
export const coinAmount = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.check(isAmount)), v.pipe(v.number(), v.finite())]),
  v.transform(toAmount),
  v.regex(new RegExp(`^\\d{1,15}(\\.\\d{1,${MOST_DECIMALS}})?$`), 'not an amount of coins'),
)

/** What goes with an answer tells more, where it can be read; it never makes the answer unreadable. */
export const beside = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullish(schema), undefined)

/** What an order's answer tells of its coins, where it has some: which, how many are due, how many have come. */
export const coinCount = {
  coin: v.fallback(text, ''),
  coinAmount: beside(coinAmount),
  coinReceived: beside(coinAmount),
}

/** How deep the coins are that have come; and how deep they have to be, where the operator names it. */
export const coinDepth = { confirmations: beside(count), confirmationsNeeded: beside(count) }

/** The price of an order: zero is no price. */
export const coinPrice = v.pipe(
  coinAmount,
  v.check((coins) => compareAmounts(coins, '0') > 0, 'no price'),
)
