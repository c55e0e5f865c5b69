import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { accountBalance, balanceOf, formatMoney, hold } from '../ledger/index.ts'
import { PROOFS } from '../withdrawals/proofs.ts'
import { fieldsOf, noteOf, numberOf } from './guard.ts'
import { html, stamp, type Html } from './html.ts'
import { goBack, ROOT, sendPage, table } from './page.ts'
import { word, wordOf } from './words.ts'

const FOUND = 50
const PAGE = 100

/** Members: found by name, shown with their money, documents and ledger, blocked and unblocked. */
export function memberPages({ app, ctx }: Api): void {
  app.get<{ Querystring: { q?: string } }>(`${ROOT}/members`, async (request, reply) => {
    const wanted = typeof request.query.q === 'string' ? request.query.q.trim().slice(0, 254) : ''
    const rows = (await findMembers(ctx, wanted)).map(
      (member) => html`<tr><th scope="row">${member.id}</th>
<td><a href="${ROOT}/members/${member.id}">${member.username}</a></td><td>${member.email}</td>
<td>${word(member.blocked ? 'yes' : 'no')}</td></tr>`,
    )
    const search = html`<form method="get" action="${ROOT}/members">
<label for="q">${word('search')}</label><div class="tabs"><input id="q" name="q" value="${wanted}" autocomplete="off">
<button class="main">${word('find')}</button></div></form>`
    const content = html`${search}${table(['number', 'username', 'email', 'blocked'], rows)}`
    return sendPage(reply, 'members', content, noteOf(request))
  })

  app.get<{ Params: { id: string }; Querystring: { from?: string } }>(`${ROOT}/members/:id`, async (request, reply) => {
    const member = await ctx.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', numberOf(request.params.id))
      .executeTakeFirst()
    if (!member) return reply.callNotFound()
    const from = numberOf(request.query.from)
    const content = html`${await figures(ctx, member)}${await ledger(ctx, member, from)}`
    return sendPage(reply, 'members', content, noteOf(request))
  })

  app.post<{ Params: { id: string } }>(`${ROOT}/members/:id/block`, async (request, reply) => {
    const id = numberOf(request.params.id)
    const blocked = fieldsOf(request)('blocked') === '1'
    await ctx.db.updateTable('members').set({ blocked }).where('id', '=', id).execute()
    return goBack(reply, `members/${id}`, word('saved'))
  })
}

function findMembers(ctx: Context, wanted: string) {
  const pattern = `%${wanted.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return ctx.db
    .selectFrom('members')
    .select(['id', 'username', 'email', 'blocked'])
    .$if(wanted !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb(eb.fn('lower', ['username']), 'like', pattern),
          eb(eb.fn('lower', ['email']), 'like', pattern),
          eb('id', '=', numberOf(wanted)),
        ]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(FOUND)
    .execute()
}

async function figures(ctx: Context, member: Member): Promise<Html> {
  const { id, currency, blocked } = member
  const money = (minor: bigint) => `${formatMoney(minor, currency)} ${currency}`
  const items: [string, string][] = [
    [word('number'), String(id)],
    [word('email'), member.email],
    [word('balance'), money(await balanceOf(ctx.db, id))],
    [word('held'), money(await accountBalance(ctx.db, hold(id), currency))],
    [word('rolling'), money(member.rollingAmount)],
    [word('points'), `${member.vipPoints} / ${member.vipLifeTimePoints}`],
    [word('blocked'), word(blocked ? 'yes' : 'no')],
    ...PROOFS.map(([field, status]): [string, string] => [
      wordOf('document', field.replace(/Id$/, '')),
      wordOf('documentStatus', member[status]),
    ]),
  ]
  return html`<section class="card"><h2>${member.username}</h2>
<dl>${items.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<form method="post" action="${ROOT}/members/${id}/block">
<button class="${blocked ? 'main' : 'danger'}" name="blocked" value="${blocked ? 0 : 1}">${word(blocked ? 'unblock' : 'block')}</button>
</form></section>`
}

async function ledger(ctx: Context, { id, currency }: Member, from: number): Promise<Html> {
  const rows = await ctx.db
    .selectFrom('ledgerTransactions')
    .selectAll()
    .where('memberId', '=', id)
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .offset(from)
    .execute()
  const lines = rows.slice(0, PAGE).map(
    (row) => html`<tr><th scope="row">${row.id}</th><td>${stamp(row.createdAt)}</td><td>${row.kind}</td>
<td class="amount">${formatMoney(row.delta, row.currency)}</td>
<td class="amount">${formatMoney(row.balanceBefore, row.currency)}</td>
<td class="amount">${formatMoney(row.balanceAfter, row.currency)}</td><td>${row.reference}</td></tr>`,
  )
  const link = (to: number, words: string) => html`<a href="${ROOT}/members/${id}?from=${to}">${words}</a>`
  const head = ['number', 'time', 'kind', 'change', 'before', 'after', 'reference'] as const
  return html`<h2>${word('ledger')} (${currency})</h2>${table(head, lines)}
<p class="tabs">${from > 0 ? link(Math.max(0, from - PAGE), word('newer')) : ''}
${rows.length > PAGE ? link(from + PAGE, word('older')) : ''}</p>`
}
