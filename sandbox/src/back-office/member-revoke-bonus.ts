import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../api/route.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { formatMoney, parseMoney } from '../ledger/index.ts'
import { revokeBonus } from '../members/revoke-bonus.ts'
import { say } from '../messages/index.ts'
import { fieldsOf, KEY, numberOf, queryText } from './form.ts'
import { html, type Html } from '../html.ts'
import { goBack, refuse, ROOT } from './page.ts'
import { word } from './words.ts'

/** The field to type into; after a refusal the address brings its value back. */
const TYPED = 'backAmount'

/** The form that revokes a bonus which is still to be wagered; empty if there is none. */
export function revokeBonusForm(request: FastifyRequest, { id, currency, rollingAmount }: Member): Html | '' {
  if (rollingAmount <= 0n) return ''
  // A new idempotency key each time the page is shown, as in the form that gives a bonus.
  return html`<form class="card" method="post" action="${ROOT}/members/${id}/bonus-back"><h2>${word('backTake')}</h2>
<p>${word('backWhy')}</p>
<input type="hidden" name="key" value="${randomUUID()}">
<label for="${TYPED}">${word('backAmount')} (${currency})</label>
<input id="${TYPED}" name="${TYPED}" inputmode="decimal" autocomplete="off" value="${queryText(request, TYPED, 40)}">
<p><button class="danger">${word('backDo')}</button></p></form>`
}

/** Handles the form; a refusal keeps what was typed. */
export function revokeBonusPages({ app, ctx }: Api): void {
  app.post<{ Params: { id: string } }>(`${ROOT}/members/:id/bonus-back`, async (request, reply) => {
    const field = fieldsOf(request)
    const id = numberOf(request.params.id)
    const member = await ctx.db.selectFrom('members').select('currency').where('id', '=', id).executeTakeFirst()
    const key = field('key')
    if (!member || !KEY.test(key)) return reply.callNotFound()
    const { currency } = member
    const typed = new URLSearchParams([[TYPED, field(TYPED)]])
    const no = (problem: string) => refuse(reply, `members/${id}?${typed.toString()}`, problem)
    try {
      const amount = parseMoney(field(TYPED), currency)
      if (amount === 0n) return no(word('backWrong'))
      const outcome = await revokeBonus(ctx, { memberId: id, amount, key })
      if (outcome === 'none') return no(word('backNone'))
      if (outcome === 'playing') return no(word('backPlaying'))
      if (outcome === 'insufficient') return no(word('backShort'))
      return goBack(
        reply,
        `members/${id}`,
        word('backDone', { amount: `${formatMoney(amount, currency)} ${currency}` }),
      )
    } catch (error) {
      if (error instanceof Refusal) return no(say('en', error.messageId, error.values))
      throw error
    }
  })
}
