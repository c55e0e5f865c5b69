import * as v from 'valibot'
import { amount, amountOr } from '../amount.ts'
import { time } from '../time.ts'
import { lenient, reference, text } from '../values.ts'

export const transactionSchema = v.object({
  id: lenient(reference),
  createTime: time,
  type: text,
  amount,
  balanceBefore: amountOr(undefined),
  balanceAfter: amountOr(undefined),
  currency: text,
  gameName: text,
})
