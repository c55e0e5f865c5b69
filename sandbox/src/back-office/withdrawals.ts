import type { Api } from '../api/route.ts'
import { Refusal } from '../errors.ts'
import { formatMoney } from '../ledger/index.ts'
import { say } from '../messages/index.ts'
import { moveWithdrawal, nextSteps } from '../withdrawals/move.ts'
import { NotPayable, obstacleTo } from '../withdrawals/obstacle.ts'
import { STATUS, type Status } from '../withdrawals/tables.ts'
import { stepsOf } from '../withdrawals/view.ts'
import { fieldsOf, noteOf, numberOf } from './form.ts'
import { html, stamp, type Html } from '../html.ts'
import { filters, listPath, listQuery, pager } from './list.ts'
import { goBack, refuse, ROOT, sendPage, table } from './page.ts'
import {
  countByStatus,
  findWithdrawal,
  findWithdrawals,
  payTo,
  PAGE_SIZE,
  FILTERS,
  type WithdrawalRow,
} from './withdrawal-rows.ts'
import { word, wordOf, yesNo } from './words.ts'

const PART = 'withdrawals'
const IRREVERSIBLE: ReadonlySet<number> = new Set([STATUS.rejected, STATUS.failed])
/** Steps without a confirmation: passing a request on can be undone by rejecting it. All others ask first. */
const UNCONFIRMED: ReadonlySet<number> = new Set([STATUS.passed])
const HEAD = ['number', 'member', 'requested', 'amount', 'payTo', 'steps', 'status', 'decision'] as const

/** Requests for cash-outs: found by state, member or number, and the operator's next step for each. */
export function withdrawalPages({ app, ctx }: Api): void {
  app.get(`${ROOT}/${PART}`, async (request, reply) => {
    const query = listQuery(
      request,
      FILTERS.map(({ id }) => id),
    )
    const [rows, counts] = await Promise.all([findWithdrawals(ctx, query), countByStatus(ctx)])
    const shown = rows.slice(0, PAGE_SIZE)
    const steps = await stepsOf(
      ctx,
      shown.map(({ id }) => id),
    )
    const here = listPath(PART, query, { page: query.page })
    const lines = shown.map((row) => {
      const passed = (steps.get(row.id) ?? []).map(
        (step) =>
          html`<li>${wordOf('status', step.status)} <time>${stamp(step.createdAt)}</time>${step.reason ? html`<small>${step.reason}</small>` : ''}</li>`,
      )
      return [
        String(row.id),
        html`<a href="${ROOT}/members/${row.memberId}">${row.username}</a>${memberNotes(row)}`,
        stamp(row.createdAt),
        money(row),
        html`${wordOf('method', row.method)}<small>${payTo(row.detail)}</small>`,
        html`<ol>${passed}</ol>`,
        state(row.status),
        actions(row, here),
      ]
    })
    const choices = FILTERS.map(({ id, statuses }) => ({
      id,
      name: wordOf('show', id),
      count: statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0),
    }))
    const content = html`${filters(PART, query, choices)}
${table(word(PART), HEAD, lines)}
${pager(query.page, rows.length > PAGE_SIZE, (page) => listPath(PART, query, { page }))}`
    return sendPage(reply, { part: PART, content, note: noteOf(request) })
  })

  app.get<{ Params: { id: string } }>(`${ROOT}/${PART}/:id/decide`, async (request, reply) => {
    const row = await findWithdrawal(ctx, numberOf(request.params.id))
    const { to = '', back = '' } = request.query as { to?: string; back?: string }
    if (!row) return reply.callNotFound()
    if (!isStep(row.status, numberOf(to))) return refuse(reply, safeBack(back), say('en', 'withdraw.notPossible'))
    const obstacle = obstacleTo(numberOf(to) as Status, row)
    if (obstacle) return refuse(reply, safeBack(back), word(`obstacle.${obstacle}`))
    const title = word('sure', { step: wordOf('do', to), id: row.id })
    return sendPage(reply, {
      part: PART,
      title,
      content: confirmation(row, numberOf(to), safeBack(back)),
      note: noteOf(request),
    })
  })

  app.post<{ Params: { id: string } }>(`${ROOT}/${PART}/:id`, async (request, reply) => {
    const field = fieldsOf(request)
    const back = safeBack(field('back'))
    const to = numberOf(field('status'))
    const reason = to === STATUS.rejected ? field('reason') : ''
    if (to === STATUS.rejected && !reason) {
      const questionPath = `${PART}/${numberOf(request.params.id)}/decide?to=${to}&back=${encodeURIComponent(back)}`
      return refuse(reply, questionPath, word('reasonMissing'))
    }
    try {
      // Only the member may cancel.
      if (to === STATUS.canceled) throw new Refusal('withdraw.notPossible')
      await moveWithdrawal(ctx, numberOf(request.params.id), to as Status, { reason })
    } catch (error) {
      if (error instanceof NotPayable) return refuse(reply, back, word(`obstacle.${error.obstacle}`))
      if (!(error instanceof Refusal)) throw error
      return refuse(reply, back, say('en', error.messageId, error.values))
    }
    return goBack(reply, back, word('moved', { id: request.params.id, status: wordOf('status', to) }))
  })
}

const isStep = (status: number, to: number) => to !== STATUS.canceled && nextSteps(status).includes(to as Status)
const safeBack = (path: string) => (/^withdrawals\?[\w=&%.+-]*$/.test(path) ? path : PART)
const money = ({ amount, currency }: WithdrawalRow) => `${formatMoney(amount, currency)} ${currency}`
const state = (status: number) => html`<span class="state s${status}">${wordOf('status', status)}</span>`

const proofsOf = (row: WithdrawalRow) =>
  (['idcardProof', 'paymentProof'] as const).map((proof) => ({
    name: word(`document.${proof}`),
    status: wordOf('documentStatus', row[`${proof}Status`]),
  }))

/** What an operator has to know about the member before the next step; empty where no step can follow. */
function memberNotes(row: WithdrawalRow): Html[] {
  if (nextSteps(row.status).length === 0) return []
  const lines = [
    ...(row.enabled ? [] : [word('closed')]),
    ...(row.blocked ? [word('blocked')] : []),
    ...proofsOf(row).map(({ name, status }) => `${name}: ${status}`),
  ]
  return lines.map((line) => html`<small>${line}</small>`)
}

function actions(row: WithdrawalRow, back: string): Html {
  const steps = nextSteps(row.status).filter((to) => to !== STATUS.canceled)
  const forms = steps
    .toSorted((a, b) => Number(IRREVERSIBLE.has(a)) - Number(IRREVERSIBLE.has(b)))
    .map((to) => {
      const buttonClass = IRREVERSIBLE.has(to) ? 'danger' : 'main'
      const label = word('doOf', { step: wordOf('do', to), id: row.id })
      const button = (name: string) =>
        html`<button name="${name}" value="${to}" class="${buttonClass}" aria-label="${label}">${wordOf('do', to)}</button>`
      const keep = html`<input type="hidden" name="back" value="${back}">`
      return UNCONFIRMED.has(to)
        ? html`<form method="post" action="${ROOT}/${PART}/${row.id}">${keep}${button('status')}</form>`
        : html`<form method="get" action="${ROOT}/${PART}/${row.id}/decide">${keep}${button('to')}</form>`
    })
  return html`<div class="acts">${forms}</div>`
}

/** The confirmation before money moves: how much, to whom, how. */
function confirmation(row: WithdrawalRow, to: number, back: string): Html {
  const items: [string, string][] = [
    [word('member'), row.username],
    [word('amount'), money(row)],
    [word('payTo'), `${wordOf('method', row.method)}: ${payTo(row.detail)}`],
    [word('requested'), stamp(row.createdAt)],
    [word('status'), wordOf('status', row.status)],
    ...proofsOf(row).map(({ name, status }): [string, string] => [name, status]),
    [word('closed'), yesNo(!row.enabled)],
    [word('blocked'), yesNo(row.blocked)],
  ]
  return html`<section class="card">
<p>${wordOf('effect', to)}</p>
<dl>${items.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<form method="post" action="${ROOT}/${PART}/${row.id}">
<input type="hidden" name="back" value="${back}">
${to === STATUS.rejected ? reasonField(row) : ''}
<div class="acts">
<button class="${IRREVERSIBLE.has(to) ? 'danger' : 'main'}" name="status" value="${to}">${word('yesDo', { step: wordOf('do', to) })}</button>
<a class="button" href="${ROOT}/${back}">${word('leave')}</a>
</div>
</form></section>`
}

/** The reason for a rejection, which the member is told: the withdrawal rules promise one. */
const reasonField = ({ language }: WithdrawalRow) =>
  html`<label for="reason">${word('reason', { language })}</label>
<input id="reason" name="reason" required maxlength="200">`
