import { roundAmount } from '../money/index.ts'

/** The `means` of a cash-out; those of deposits are the codes of their methods. */
export const CASH_OUT = 'cash-out'

/**
 * What every view of a payment tells: its means and its amount (decimal text). All bundles use this as the `kind` of an
 * unanswered request. The amount is brought to eight decimals (no currency has more), as it may be written with other
 * decimals later.
 */
export const paymentKind = (means: string, amount: string): readonly string[] => [means, roundAmount(amount, 8)]
