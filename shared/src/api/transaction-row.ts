import * as v from 'valibot'
import { compareAmounts } from '../money/index.ts'
import { transactionSchema } from './entities/transaction.ts'
import { pageOf } from './rows.ts'

type Row = v.InferOutput<typeof transactionSchema>
/** A row of a page; `id` is the operator's, or else made from the row's values. */
export type Transaction = Row & { readonly id: string }

/** The types of games-and-cashier.md 3. A server may send others, which are shown as they come. */
export type TransactionType =
  | 'GAME_BET'
  | 'GAME_WIN'
  | 'GAME_ROLLBACK'
  | 'WITHDRAW'
  | 'WITHDRAW_ROLLBACK'
  | 'PROMOTION'
  | 'DEPOSIT'
  | 'REDEEM'
  | 'INVITE_AWARD'
  | 'GIFT'
  | 'BENEFITS'

/** The name of a type in a bundle's table of names; undefined for a type that the specification does not list. */
export function transactionTypeName<Name>(
  names: Readonly<Record<TransactionType, Name>>,
  type: string,
): Name | undefined {
  return Object.hasOwn(names, type) ? names[type as TransactionType] : undefined
}

/** The types that take money from the member; all others add some. */
const DEBIT_TYPES: readonly string[] = ['GAME_BET', 'WITHDRAW'] satisfies TransactionType[]

/** A page of transactions, each with an id that is unique in it (games-and-cashier.md 3 lists none for them). */
export const transactionPageSchema = v.pipe(
  pageOf(transactionSchema),
  v.transform((page) => ({ ...page, content: withUniqueIds(page.content) })),
)

/** The key of a transaction in a list. */
export const transactionKey = ({ id }: Transaction): string => id

/** Gives rows without an id one made from their values; rows with equal values are numbered in their order. */
function withUniqueIds(rows: readonly Row[]): Transaction[] {
  const times = new Map<string, number>()
  return rows.map((row) => {
    if (row.id) return { ...row, id: row.id }
    const { createTime, type, amount, balanceBefore, balanceAfter, currency, gameName } = row
    const fingerprint = JSON.stringify([createTime, type, amount, balanceBefore, balanceAfter, currency, gameName])
    const before = times.get(fingerprint) ?? 0
    times.set(fingerprint, before + 1)
    return { ...row, id: `${fingerprint} ${before}` }
  })
}

/**
 * The amount (decimal text) with a sign, which the API leaves out: from the balances before and after, else from the
 * type.
 */
export function signedAmount({ amount, balanceBefore, balanceAfter, type }: Row): string {
  if (amount.startsWith('-') || compareAmounts(amount, '0') === 0) return amount
  const isTaken =
    balanceBefore && balanceAfter ? compareAmounts(balanceAfter, balanceBefore) < 0 : DEBIT_TYPES.includes(type)
  return isTaken ? `-${amount}` : amount
}
