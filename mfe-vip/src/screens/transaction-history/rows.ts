import type { Transaction } from '@croupier/shared/api'
import { compareAmounts } from '@croupier/shared/money'

/** What makes a transaction itself; an operator may not number them. */
export const keyOf = (row: Transaction) => row.id ?? `${row.createTime}${row.type}${row.balanceAfter}`

/** The amount with the sign that the balances before and after tell. */
export function signed({ amount, balanceBefore, balanceAfter }: Transaction): string {
  if (!balanceBefore || !balanceAfter || amount.startsWith('-')) return amount
  return compareAmounts(balanceAfter, balanceBefore) < 0 ? `-${amount}` : amount
}
