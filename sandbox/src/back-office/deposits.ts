import type { Api } from '../api/route.ts'
import { formatMoney } from '../ledger/index.ts'
import { requestedAmountOf, priceOf } from '../payments/rules.ts'
import type { DepositStatus, ReportDetail } from '../payments/tables.ts'
import {
  countByFilter,
  findDeposit,
  findDeposits,
  reportsOf,
  PAGE_SIZE,
  FILTERS,
  type DepositRow,
} from './deposit-rows.ts'
import { noteOf } from './form.ts'
import { html, stamp, type Html } from '../html.ts'
import { filters, listPath, listQuery, pager } from './list.ts'
import { ROOT, sendPage, table } from './page.ts'
import { word, wordOf } from './words.ts'

const PART = 'deposits'
const HEAD = ['order', 'member', 'requested', 'method', 'amount', 'status'] as const
const REPORT_HEAD = ['time', 'reported', 'reportedValues', 'effect'] as const
/** How a deposit's status is styled: as the cash-outs' status with this number. */
const STATUS_STYLES: Readonly<Record<DepositStatus, number>> = { pending: 0, succeeded: 40, failed: 50, canceled: 1 }

/** Deposits: found by state, member or order, each with its provider's reports, what they did, which were refused. */
export function depositPages({ app, ctx }: Api): void {
  app.get(`${ROOT}/${PART}`, async (request, reply) => {
    const query = listQuery(
      request,
      FILTERS.map(({ id }) => id),
    )
    const [rows, counts] = await Promise.all([findDeposits(ctx, query), countByFilter(ctx)])
    const lines = rows
      .slice(0, PAGE_SIZE)
      .map((row) => [
        html`<a href="${ROOT}/${PART}/${row.id}">${row.id}</a>`,
        memberOf(row),
        stamp(row.createdAt),
        html`${methodOf(row)}${row.detail.last4 ? html`<small>${cardOf(row)}</small>` : ''}`,
        money(row),
        state(row),
      ])
    const choices = FILTERS.map(({ id }) => ({ id, name: wordOf('show', id), count: counts.get(id) ?? 0 }))
    const content = html`${filters(PART, query, choices)}
${table(word(PART), HEAD, lines)}
${pager(query.page, rows.length > PAGE_SIZE, (page) => listPath(PART, query, { page }))}`
    return sendPage(reply, { part: PART, content, note: noteOf(request) })
  })

  app.get<{ Params: { id: string } }>(`${ROOT}/${PART}/:id`, async (request, reply) => {
    const { id } = request.params
    const row = /^\w{1,40}$/.test(id) ? await findDeposit(ctx, id) : undefined
    if (!row) return reply.callNotFound()
    const reports = await reportsOf(ctx, row.id)
    const lines = reports.map(({ outcome, effect, reason, times, detail, receivedAt }) => [
      html`${stamp(receivedAt)}${times > 1 ? html`<small>${word('times', { count: times })}</small>` : ''}`,
      wordOf('outcome', outcome),
      reportedValues(detail, effect),
      html`${wordOf('reportEffect', isPaidAgain(row, outcome, effect) ? 'paidAgain' : effect)}${reason ? html`<small>${wordOf('refusalReason', reason)}</small>` : ''}`,
    ])
    const items = itemsOf(row).map(([name, value]) => html`<div><dt>${word(name)}</dt><dd>${value}</dd></div>`)
    const content = html`<section class="card"><dl>${items}</dl></section>
<h2>${word('reports')}</h2>
${table(word('reports'), REPORT_HEAD, lines)}`
    return sendPage(reply, { part: PART, title: `${word('order')} ${row.id}`, content, note: noteOf(request) })
  })
}

/** Whether a payment came for an order that had been paid; coins that come later are credited on top. */
const isPaidAgain = ({ detail }: DepositRow, outcome: string, effect: string) =>
  outcome === 'paid' && effect === 'late' && !detail.coin

const memberOf = (row: DepositRow) => html`<a href="${ROOT}/members/${row.memberId}">${row.username}</a>`
const methodOf = (row: DepositRow) => row.methodName ?? row.method
const money = ({ amount, currency }: DepositRow) => `${formatMoney(amount, currency)} ${currency}`
const state = ({ status }: DepositRow) =>
  html`<span class="state s${STATUS_STYLES[status]}">${wordOf('depositStatus', status)}</span>`
const cardOf = ({ detail: { brand, last4 } }: DepositRow) => `${brand} •••• ${last4}`

type Item = [name: Parameters<typeof word>[0], value: Html | string]

/** All details of an order, as name and value. */
function itemsOf(row: DepositRow): Item[] {
  const { detail, currency, amount, method } = row
  const requestedAmount = requestedAmountOf(row)
  const price = priceOf(method, amount)
  const items: [Item[0], Html | string | undefined][] = [
    ['member', memberOf(row)],
    ['status', state(row)],
    ['amount', money(row)],
    ['asked', requestedAmount && `${requestedAmount} ${currency}`],
    ['toPay', price === amount ? undefined : `${formatMoney(price, currency)} ${currency}`],
    ['method', methodOf(row) === method ? method : `${methodOf(row)} (${method})`],
    ['requested', stamp(row.createdAt)],
    ['changed', stamp(row.updatedAt)],
    ['card', detail.last4 ? cardOf(row) : undefined],
    ['cardAnswer', detail.plan ? wordOf('card', detail.plan) : undefined],
    ['coin', detail.coin],
    ['coinsDue', detail.coinAmount],
    ['coinsCome', detail.coinAmount ? (detail.coinReceived ?? '0') : undefined],
    ['confirmations', detail.coinAmount ? String(detail.confirmations ?? 0) : undefined],
    ['address', detail.address],
    ['expires', detail.expiresAt ? stamp(new Date(detail.expiresAt)) : undefined],
  ]
  return items.filter((item): item is Item => item[1] !== undefined)
}

/** A report's figures in one line. */
function reportedValues(report: ReportDetail, effect: string): string {
  const { amount, currency, coinReceived, confirmations, expired, seenAt } = report
  const parts = [
    // Every report names a currency. Without an amount it is shown only for a refused report, where it may be wrong.
    amount ? `${amount} ${currency ?? ''}`.trim() : effect === 'refused' && currency,
    coinReceived && word('reportedCoins', { count: coinReceived }),
    confirmations === undefined ? '' : word('reportedConfirmations', { count: confirmations }),
    expired ? word('reportedExpired') : '',
    seenAt && word('reportedSeenAt', { at: stamp(new Date(seenAt)) }),
  ]
  return parts.filter(Boolean).join(' · ')
}
