import { roundAmount } from '../money/index.ts'

/** The means of a cash-out, beside the codes of the methods of deposits. */
export const CASH_OUT = 'cash-out'

/**
 * What is known of a payment wherever it is seen: by which means, and how much (decimal text). The kind of a deed that has
 * no answer yet, which all bundles name alike. An amount may be written with other decimals later: no currency has more
 * than eight.
 */
export const paymentKind = (means: string, amount: string): readonly string[] => [means, roundAmount(amount, 8)]
