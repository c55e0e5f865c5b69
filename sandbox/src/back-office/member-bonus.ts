import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../api/route.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { formatMoney, parseMoney } from '../ledger/index.ts'
import { say } from '../messages/index.ts'
import { giveBonus } from '../members/bonus.ts'
import { BONUS_KINDS } from '../members/bonus-kinds.ts'
import { fieldsOf, KEY, numberOf, queryText } from './form.ts'
import { html, type Html } from '../html.ts'
import { goBack, refuse, ROOT } from './page.ts'
import { word, wordOf } from './words.ts'

/** How many times a bonus has to be wagered unless something else was agreed on (site.md 9). */
const FACTOR = '50'
/** The fields to type into; after a refusal the address brings their values back. */
const TYPED = ['bonusKind', 'bonusAmount', 'bonusFactor'] as const

/** The form that gives a member a bonus which support or the account manager has agreed on. */
export function bonusForm(request: FastifyRequest, { id, currency }: Member): Html {
  const [kind, amount, factor] = TYPED.map((name) => queryText(request, name, 40))
  const options = BONUS_KINDS.map(
    (each) => html`<option value="${each}"${each === kind ? html` selected` : ''}>${wordOf('bonus', each)}</option>`,
  )
  // A new idempotency key each time the page is shown: pressing the button twice gives one bonus.
  return html`<form class="card" method="post" action="${ROOT}/members/${id}/bonus"><h2>${word('bonusGive')}</h2>
<input type="hidden" name="key" value="${randomUUID()}">
<label for="bonusKind">${word('bonusKind')}</label><select id="bonusKind" name="bonusKind">${options}</select>
<label for="bonusAmount">${word('bonusAmount')} (${currency})</label>
<input id="bonusAmount" name="bonusAmount" inputmode="decimal" autocomplete="off" value="${amount}">
<label for="bonusFactor">${word('bonusFactor')}</label>
<input id="bonusFactor" name="bonusFactor" inputmode="numeric" autocomplete="off" value="${factor || FACTOR}">
<p><button class="main">${word('bonusDo')}</button></p></form>`
}

/** Handles the form; a refusal keeps what was typed. */
export function bonusPages({ app, ctx }: Api): void {
  app.post<{ Params: { id: string } }>(`${ROOT}/members/:id/bonus`, async (request, reply) => {
    const field = fieldsOf(request)
    const id = numberOf(request.params.id)
    const member = await ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()
    const kind = BONUS_KINDS.find((each) => each === field('bonusKind'))
    const key = field('key')
    if (!member || !kind || !KEY.test(key)) return reply.callNotFound()
    const { currency } = member
    const typed = new URLSearchParams(TYPED.map((name) => [name, field(name)]))
    const no = (problem: string) => refuse(reply, `members/${id}?${typed.toString()}`, problem)
    const factor = /^\d{1,3}$/.test(field('bonusFactor')) ? Number(field('bonusFactor')) : null
    if (factor === null) return no(word('factorWrong'))
    try {
      const amount = parseMoney(field('bonusAmount'), currency)
      if (amount === 0n) return no(word('bonusWrong'))
      const outcome = await giveBonus(ctx, { memberId: id, kind, amount, factor, key })
      if (outcome === 'closed') return no(word('bonusClosed'))
      if (outcome === 'active') return no(word('bonusActive'))
      if (outcome === 'pending') return no(word('bonusPending'))
      return goBack(
        reply,
        `members/${id}`,
        word('bonusGiven', { amount: `${formatMoney(amount, currency)} ${currency}` }),
      )
    } catch (error) {
      if (error instanceof Refusal) return no(say('en', error.messageId, error.values))
      throw error
    }
  })
}
