import { roundAmount } from '../money/index.ts'

/** A cash-out's method in `paymentKind`; a deposit's is the code of its own. */
export const CASH_OUT = 'cash-out'

/**
 * What every view of a payment tells: its method and its amount (decimal text). All bundles use this as the `kind` of an
 * unanswered request. The amount is brought to eight decimals (no currency has more), as it may be written with other
 * decimals later.
 */
export const paymentKind = (method: string, amount: string): readonly string[] => [method, roundAmount(amount, 8)]
