import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { accountBalance, balanceOf, formatMoney, hold, parseMoney } from '../ledger/index.ts'
import { PROOFS } from '../withdrawals/proofs.ts'
import { fieldsOf, noteOf, numberOf, queryText } from './form.ts'
import { html, type Html } from '../html.ts'
import { ledgerPart } from './ledger.ts'
import { filters, listPath, listQuery, memberMatches, pager, type ListQuery } from './list.ts'
import { bonusForm } from './member-bonus.ts'
import { revokeBonusForm } from './member-revoke-bonus.ts'
import { levelForm } from './member-level.ts'
import { goBack, refuse, ROOT, sendPage, table } from './page.ts'
import { word, wordOf, yesNo } from './words.ts'

const PAGE_SIZE = 50
const FILTERS = ['everyone', 'blocked', 'closed'] as const

/**
 * Members: found by name; shown with their money, documents and ledger; blocked, closed, given an amount to wager.
 * Level, bonus and revoking a bonus have their own files.
 */
export function memberPages({ app, ctx }: Api): void {
  app.get(`${ROOT}/members`, async (request, reply) => {
    const query = listQuery(request, FILTERS)
    const members = await findMembers(ctx, query)
    const rows = members
      .slice(0, PAGE_SIZE)
      .map((member) => [
        String(member.id),
        html`<a href="${ROOT}/members/${member.id}">${member.username}</a>`,
        member.email,
        yesNo(member.blocked),
        yesNo(member.enabled === 0),
      ])
    const content = html`${filters(
      'members',
      query,
      FILTERS.map((id) => ({ id, name: wordOf('show', id) })),
    )}
${table(word('members'), ['number', 'username', 'email', 'blocked', 'closed'], rows)}
${pager(query.page, members.length > PAGE_SIZE, (page) => listPath('members', query, { page }))}`
    return sendPage(reply, { part: 'members', content, note: noteOf(request) })
  })

  app.get<{ Params: { id: string } }>(`${ROOT}/members/:id`, async (request, reply) => {
    const member = await readMember(ctx, numberOf(request.params.id))
    if (!member) return reply.callNotFound()
    const chosen = { kind: queryText(request, 'kind', 40), page: Math.max(1, numberOf(queryText(request, 'page'))) }
    const content = html`${await figures(ctx, member)}${bonusForm(request, member)}${revokeBonusForm(request, member)}${await ledgerPart(ctx, member, chosen)}`
    return sendPage(reply, { part: 'members', title: member.username, content, note: noteOf(request) })
  })

  app.post<{ Params: { id: string; act: string } }>(`${ROOT}/members/:id/:act`, async (request, reply) => {
    const { act } = request.params
    const member = await readMember(ctx, numberOf(request.params.id))
    if (!member) return reply.callNotFound()
    const changed = changeOf(act, fieldsOf(request), member)
    if (changed === undefined) return reply.callNotFound()
    if (!changed) return refuse(reply, `members/${member.id}`, word('amountWrong'))
    await ctx.db.updateTable('members').set(changed).where('id', '=', member.id).execute()
    return goBack(reply, `members/${member.id}`, word('saved'))
  })
}

const readMember = (ctx: Context, id: number) =>
  ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * The change that a form of the member's page requests; null for an invalid amount, undefined for an unknown change.
 */
function changeOf(act: string, field: (name: string) => string, { currency }: Member) {
  const answer = field(act === 'block' ? 'blocked' : 'closed')
  const isYesOrNo = answer === '0' || answer === '1'
  if (act === 'block' && isYesOrNo) return { blocked: answer === '1' }
  if (act === 'close' && isYesOrNo) return { enabled: answer === '1' ? 0 : 1 }
  if (act !== 'rolling') return undefined
  try {
    const rollingAmount = parseMoney(field('amount'), currency)
    return rollingAmount < 0n ? null : { rollingAmount }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

function findMembers(ctx: Context, { filter, q, page }: ListQuery) {
  return ctx.db
    .selectFrom('members')
    .select(['id', 'username', 'email', 'blocked', 'enabled'])
    .$if(filter === 'blocked', (query) => query.where('blocked', '=', true))
    .$if(filter === 'closed', (query) => query.where('enabled', '=', 0))
    .$if(q !== '', (query) => query.where(memberMatches(q)))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
}

async function figures(ctx: Context, member: Member): Promise<Html> {
  const { id, currency, blocked, enabled } = member
  const money = (minor: bigint) => `${formatMoney(minor, currency)} ${currency}`
  const items: [string, string][] = [
    [word('number'), String(id)],
    [word('email'), member.email],
    [word('balance'), money(await balanceOf(ctx.db, id))],
    [word('giftsLeft'), money(member.giftsLeft)],
    [word('held'), money(await accountBalance(ctx.db, hold(id), currency))],
    [word('rolling'), money(member.rollingAmount)],
    [word('points'), `${member.vipPoints} / ${member.vipLifeTimePoints}`],
    [word('level'), wordOf('level', member.level)],
    [word('blocked'), yesNo(blocked)],
    [word('closed'), yesNo(enabled === 0)],
    ...PROOFS.map(([field, status]): [string, string] => [
      wordOf('document', field.replace(/Id$/, '')),
      wordOf('documentStatus', member[status]),
    ]),
  ]
  const toggleForm = (act: string, name: string, isOn: boolean, on: string, off: string) =>
    html`<form method="post" action="${ROOT}/members/${id}/${act}">
<button class="${isOn ? 'main' : 'danger'}" name="${name}" value="${isOn ? 0 : 1}">${isOn ? off : on}</button></form>`
  return html`<section class="card">
<dl>${items.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<div class="acts">
${toggleForm('block', 'blocked', blocked, word('block'), word('unblock'))}
${toggleForm('close', 'closed', enabled === 0, word('close'), word('reopen'))}
<a class="button" href="${ROOT}/withdrawals?show=all&q=${encodeURIComponent(member.username)}">${word('requestsOf')}</a>
<a class="button" href="${ROOT}/deposits?q=${encodeURIComponent(member.username)}">${word('deposits')}</a>
</div>
<form method="post" action="${ROOT}/members/${id}/rolling">
<label for="amount">${word('rollingSet')} (${currency})</label>
<div class="tabs"><input id="amount" name="amount" inputmode="decimal" value="${formatMoney(member.rollingAmount, currency)}">
<button class="main">${word('save')}</button></div></form>
${await levelForm(ctx, member)}</section>`
}
