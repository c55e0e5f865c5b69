import { compareAmounts } from '../money/index.ts'
import type { Transaction } from './entities/cashier.ts'

/** What makes a transaction itself in a list; an operator may not number them. */
export const transactionKey = (row: Transaction): string =>
  row.id ?? `${row.createTime} ${row.type} ${row.balanceAfter}`

/** The amount (a decimal text) with the sign that the balances before and after tell: amounts come without one. */
export function signedAmount({ amount, balanceBefore, balanceAfter }: Transaction): string {
  if (!balanceBefore || !balanceAfter || amount.startsWith('-')) return amount
  return compareAmounts(balanceAfter, balanceBefore) < 0 ? `-${amount}` : amount
}
