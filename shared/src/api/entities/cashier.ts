import * as v from 'valibot'
import { amount, amountOr, count, flag, id, reference, text, time } from '../values.ts'

export const paymentMethodSchema = v.object({
  code: v.string(),
  name: text,
  icon: text,
  visibility: count,
  sortIndex: count,
})

/** A slash-separated string of amounts: `50/100/200`, of bitcoins `0.0005/0.001`. What is no amount is dropped. */
const slashed = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.split('/').map((part) => part.trim())),
  v.transform((parts) => parts.filter((part) => /^\d{1,15}(\.\d{1,8})?$/.test(part))),
)

export const depositConfigSchema = v.object({
  minimumAmount: v.nullish(amount, '10'),
  paymentAmounts: slashed,
  paymentAllowManualInput: flag,
})
export type DepositConfig = v.InferOutput<typeof depositConfigSchema>

export const withdrawConfigSchema = v.object({
  minimumAmount: v.nullish(amount, '200'),
  withdrawAmounts: slashed,
  withdrawAllowManualInput: flag,
  maxDepositAmount: v.nullish(amount, '0'),
  requiredDepositAmount4Withdraw: v.nullish(amount, '0'),
  withdrawableBalance: v.nullish(amount),
  rollingAmount: v.nullish(amount),
  /** An extension: what the operator's monthly cap leaves. */
  monthlyLeft: v.fallback(v.nullish(amount), undefined),
  /** An extension: what a cap leaves that is on the cash-outs of a member without a deposit. */
  freeLeft: v.fallback(v.nullish(amount), undefined),
})
export type WithdrawConfig = v.InferOutput<typeof withdrawConfigSchema>

export const cashoutMethodSchema = v.object({
  code: v.string(),
  name: text,
  icon: text,
  enabled: v.nullish(flag, true),
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

export const transactionSchema = v.object({
  id: v.fallback(v.nullish(reference), undefined),
  createTime: time,
  type: text,
  amount,
  balanceBefore: amountOr(undefined),
  balanceAfter: amountOr(undefined),
  currency: text,
  gameName: text,
})

export const uploadedFileSchema = v.object({ id: reference })

export const vipLevelSchema = v.object({ level: count, points: count, name: text, icon: text, color: text })
export type VipLevel = v.InferOutput<typeof vipLevelSchema>

export const vipPackageSchema = v.object({ id, level: count, points: count, bonus: amount })
export type VipPackage = v.InferOutput<typeof vipPackageSchema>
