import * as v from 'valibot'
import { compareAmounts } from '../money/index.ts'
import { transactionSchema } from './entities/cashier.ts'
import { pageOf } from './rows.ts'

type Row = v.InferOutput<typeof transactionSchema>
/** A row of a page; `id` is the operator's, or else made from the row's values. */
export type Transaction = Row & { readonly id: string }

/** The types that take money from the member; all others of games-and-cashier.md 3 add some. */
const TAKING = ['GAME_BET', 'WITHDRAW']

/** A page of transactions, each with an id that is unique in it (games-and-cashier.md 3 lists none for them). */
export const transactionPageSchema = v.pipe(
  pageOf(transactionSchema),
  v.transform((page) => ({ ...page, content: toldApart(page.content) })),
)

/** The key of a transaction in a list. */
export const transactionKey = ({ id }: Transaction): string => id

/** Gives rows without an id one made from their values; rows with equal values are numbered in their order. */
function toldApart(rows: readonly Row[]): Transaction[] {
  const times = new Map<string, number>()
  return rows.map((row) => {
    if (row.id) return { ...row, id: row.id }
    const { createTime, type, amount, balanceBefore, balanceAfter, currency, gameName } = row
    const said = JSON.stringify([createTime, type, amount, balanceBefore, balanceAfter, currency, gameName])
    const before = times.get(said) ?? 0
    times.set(said, before + 1)
    return { ...row, id: `${said} ${before}` }
  })
}

/**
 * The amount (decimal text) with a sign, which the API leaves out: from the balances before and after, else from the
 * type.
 */
export function signedAmount({ amount, balanceBefore, balanceAfter, type }: Row): string {
  if (amount.startsWith('-') || compareAmounts(amount, '0') === 0) return amount
  const isTaken =
    balanceBefore && balanceAfter ? compareAmounts(balanceAfter, balanceBefore) < 0 : TAKING.includes(type)
  return isTaken ? `-${amount}` : amount
}
