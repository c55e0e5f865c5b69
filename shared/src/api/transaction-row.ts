import * as v from 'valibot'
import { compareAmounts } from '../money/index.ts'
import { transactionSchema } from './entities/cashier.ts'
import { pageOf } from './rows.ts'

type Row = v.InferOutput<typeof transactionSchema>
/** A row of a page; its `id` is the operator's, else made of what it says. */
export type Transaction = Row & { readonly id: string }

/** What takes money of the member's; all else of games-and-cashier.md 3 brings some. */
const TAKING = ['GAME_BET', 'WITHDRAW']

/** A page of transactions, each of which can be told from the others (games-and-cashier.md 3 lists no number of theirs). */
export const transactionPageSchema = v.pipe(
  pageOf(transactionSchema),
  v.transform((page) => ({ ...page, content: toldApart(page.content) })),
)

/** What makes a transaction itself in a list. */
export const transactionKey = ({ id }: Transaction): string => id

/** Rows without a number are known by what they say; two that say the same, by which of them comes first. */
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

/** The amount (a decimal text) with the sign that the balances before and after tell, else its type: it comes without. */
export function signedAmount({ amount, balanceBefore, balanceAfter, type }: Row): string {
  if (amount.startsWith('-') || compareAmounts(amount, '0') === 0) return amount
  const isTaken =
    balanceBefore && balanceAfter ? compareAmounts(balanceAfter, balanceBefore) < 0 : TAKING.includes(type)
  return isTaken ? `-${amount}` : amount
}
