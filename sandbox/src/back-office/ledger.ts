import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { formatMoney, hold, KINDS, type Kind } from '../ledger/index.ts'
import { html, stamp, type Html } from '../html.ts'
import { pager } from './list.ts'
import { ROOT, table } from './page.ts'
import { word } from './words.ts'

const SHOWN = 50
const HEAD = ['number', 'time', 'kind', 'change', 'before', 'after', 'reference'] as const

/** A member's ledger, newest first, of all kinds or one. */
export async function ledgerPart(
  ctx: Context,
  { id, currency }: Member,
  chosen: { kind: string; page: number },
): Promise<Html> {
  const kind: Kind | undefined = KINDS.find((each) => each === chosen.kind)
  const rows = await ctx.db
    .selectFrom('ledgerTransactions')
    .selectAll()
    .where('memberId', '=', id)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('id', 'desc')
    .limit(SHOWN + 1)
    .offset((chosen.page - 1) * SHOWN)
    .execute()
  const shown = rows.slice(0, SHOWN)
  const held = await heldBy(
    ctx,
    id,
    shown.filter(isElsewhere).map((row) => row.id),
  )
  const lines = shown.map((row) => {
    const money = (minor: bigint) => formatMoney(minor, row.currency)
    const figures = isElsewhere(row)
      ? [money(held.get(row.id) ?? 0n), '', '']
      : [money(row.delta), money(row.balanceBefore), money(row.balanceAfter)]
    return [String(row.id), stamp(row.createdAt), row.kind, ...figures, row.reference ?? '']
  })
  const path = `members/${id}`
  const link = (page: number) => `${path}?kind=${kind ?? ''}&page=${page}#ledger`
  const options = KINDS.map((each) => html`<option${each === kind ? html` selected` : ''}>${each}</option>`)
  return html`<h2 id="ledger">${word('ledger')} (${currency})</h2>
<form class="search" method="get" action="${ROOT}/${path}#ledger"><label for="kind">${word('kind')}</label>
<div class="tabs"><select id="kind" name="kind"><option value="">${word('all')}</option>${options}</select>
<button class="main">${word('showIt')}</button></div></form>
${table(word('ledger'), HEAD, lines)}
${pager(chosen.page, rows.length > SHOWN, link)}`
}

/** Whether a posting left the balance unchanged, as a cash-out that has arrived does: its money was held before. */
const isElsewhere = ({ delta }: { delta: bigint }) => delta === 0n

/** How each of these postings changed the member's held amount: transaction id -> minor units. */
async function heldBy(ctx: Context, memberId: number, ids: number[]): Promise<ReadonlyMap<number, bigint>> {
  if (!ids.length) return new Map()
  const rows = await ctx.db
    .selectFrom('ledgerEntries as entry')
    .innerJoin('ledgerAccounts as account', 'account.id', 'entry.accountId')
    .select(['entry.transactionId', 'entry.amount'])
    .where('account.code', '=', hold(memberId).code)
    .where('entry.transactionId', 'in', ids)
    .execute()
  return new Map(rows.map(({ transactionId, amount }) => [transactionId, amount]))
}
