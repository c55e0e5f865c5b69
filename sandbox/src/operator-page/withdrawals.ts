import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { formatMoney } from '../ledger/index.ts'
import { say } from '../messages/index.ts'
import { moveWithdrawal, nextSteps } from '../withdrawals/move.ts'
import { STATUS, type Status, type WithdrawalDetail } from '../withdrawals/tables.ts'
import { stepsOf } from '../withdrawals/view.ts'
import { fieldsOf, noteOf, numberOf } from './guard.ts'
import { html, stamp, type Html } from './html.ts'
import { goBack, ROOT, sendPage, table } from './page.ts'
import { word, wordOf } from './words.ts'

const SHOWN = 100
const OPEN = [STATUS.pending, STATUS.passed, STATUS.paying, STATUS.payed]
const HARD: ReadonlySet<number> = new Set([STATUS.rejected, STATUS.failed])

/** Requests for cash-outs, and the operator's next step for each. */
export function withdrawalPages({ app, ctx }: Api): void {
  app.get<{ Querystring: { show?: string } }>(`${ROOT}/withdrawals`, async (request, reply) => {
    const all = request.query.show === 'all'
    const rows = await readRows(ctx, all)
    const steps = await stepsOf(ctx, rows.map(({ id }) => id))
    const tabs = html`<div class="tabs">
<a href="${ROOT}/withdrawals">${word('open')}</a> <a href="${ROOT}/withdrawals?show=all">${word('all')}</a></div>`
    const head = ['number', 'member', 'requested', 'amount', 'payTo', 'steps', 'status', 'decision'] as const
    const lines = rows.map((row) => {
      const passed = (steps.get(row.id) ?? []).map(
        (step) => html`<li>${wordOf('status', step.status)} ${stamp(step.createdAt)}</li>`,
      )
      return html`<tr>
<th scope="row">${row.id}</th>
<td><a href="${ROOT}/members/${row.memberId}">${row.username}</a></td>
<td>${stamp(row.createdAt)}</td>
<td class="amount">${formatMoney(row.amount, row.currency)} ${row.currency}</td>
<td>${row.method}<small>${payTo(row.detail)}</small></td>
<td><ol>${passed}</ol></td>
<td>${wordOf('status', row.status)}</td>
<td>${actions(row.id, row.status)}</td>
</tr>`
    })
    return sendPage(reply, 'withdrawals', html`${tabs}${table(head, lines)}`, noteOf(request))
  })

  app.post<{ Params: { id: string } }>(`${ROOT}/withdrawals/:id`, async (request, reply) => {
    const to = numberOf(fieldsOf(request)('status'))
    try {
      await moveWithdrawal(ctx, numberOf(request.params.id), to as Status)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return goBack(reply, 'withdrawals', say('en', error.messageId, error.values))
    }
    return goBack(reply, 'withdrawals', word('decided'))
  })
}

function readRows(ctx: Context, all: boolean) {
  return ctx.db
    .selectFrom('withdrawals')
    .innerJoin('members', 'members.id', 'withdrawals.memberId')
    .selectAll('withdrawals')
    .select('members.username')
    .$if(!all, (query) => query.where('withdrawals.status', 'in', OPEN))
    .orderBy('withdrawals.id', 'desc')
    .limit(SHOWN)
    .execute()
}

function actions(id: number, status: number): Html {
  const buttons = nextSteps(status)
    .filter((to) => to !== STATUS.canceled)
    .toSorted((a, b) => Number(HARD.has(a)) - Number(HARD.has(b)))
    .map(
      (to) =>
        html`<button name="status" value="${to}" class="${HARD.has(to) ? 'danger' : 'main'}">${wordOf('do', to)}</button>`,
    )
  if (buttons.length === 0) return html``
  return html`<form class="acts" method="post" action="${ROOT}/withdrawals/${id}">${buttons}</form>`
}

/** Where the money goes, in one line. */
function payTo({ routingNumber, accountNumber, accountName, email, payoutData }: WithdrawalDetail): string {
  const parts = [accountName, routingNumber, accountNumber, email, payoutData?.accountName, payoutData?.toAccount]
  return parts.filter(Boolean).join(' · ')
}
