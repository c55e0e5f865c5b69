import * as v from 'valibot'
import { amount, amountOr } from '../amount.ts'
import { time } from '../time.ts'
import { count, flag, id, lenient, text, flagDefaultTrue } from '../values.ts'

/** A way to deposit (games-and-cashier.md 3). `visibility`: 0 for everybody, 10 after the first deposit, 20 before it. */
export const paymentMethodSchema = v.object({
  code: text,
  name: text,
  icon: text,
  visibility: count,
  sortIndex: count,
})

const several = v.union([v.string(), v.number()])
/**
 * Amounts separated by slashes: `50/100/200`, for bitcoin `0.0005/0.001`; a single one may come as a number, several as
 * an array. Entries that are not amounts are dropped.
 */
const slashed = v.pipe(
  v.nullish(v.union([several, v.array(several)]), ''),
  v.transform((value) => [value].flat().join('/').split('/')),
  v.transform((parts) => parts.map((part) => part.trim())),
  v.transform((parts) => parts.filter((part) => /^\d{1,15}(\.\d{1,8})?$/.test(part))),
)

/** The limits of a deposit (games-and-cashier.md 3): decimal texts in the member's currency; `paymentAmounts` are presets. */
export const depositConfigSchema = v.object({
  minimumAmount: amountOr('10'),
  paymentAmounts: slashed,
  paymentAllowManualInput: flag,
})
export type DepositConfig = v.InferOutput<typeof depositConfigSchema>

/**
 * The limits of a cash-out (games-and-cashier.md 3): decimal texts in the member's currency; `withdrawAmounts` are
 * presets. A first cash-out needs a deposit of `requiredDepositAmount4Withdraw`; `maxDepositAmount` is the largest so far.
 */
export const withdrawConfigSchema = v.object({
  minimumAmount: amountOr('200'),
  withdrawAmounts: slashed,
  withdrawAllowManualInput: flag,
  maxDepositAmount: amountOr('0'),
  requiredDepositAmount4Withdraw: amountOr('0'),
  withdrawableBalance: amountOr(undefined),
  rollingAmount: amountOr(undefined),
  /** An extension: what the operator's monthly cap leaves. */
  monthlyLeft: lenient(amount),
  /** An extension: what is left of the cap on cash-outs of members whose deposits are below the smallest (D41). */
  freeLeft: lenient(amount),
})
export type WithdrawConfig = v.InferOutput<typeof withdrawConfigSchema>

export const cashoutMethodSchema = v.object({
  code: text,
  name: text,
  icon: text,
  enabled: flagDefaultTrue,
})
export type CashoutMethod = v.InferOutput<typeof cashoutMethodSchema>

export const withdrawalSchema = v.object({
  id,
  createTime: time,
  currency: text,
  amount,
  status: count,
  method: text,
  /** The method as the player reads it. */
  methodName: text,
  steps: v.fallback(v.nullish(v.array(v.object({ status: count, createTime: time, reason: text })), []), []),
})
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>
