import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import { formatMoney } from '../ledger/index.ts'
import { cryptoRandom } from '../vendor/random.ts'
import { giveBack } from '../vendor/rounds/give-back.ts'
import { setAsideRounds } from '../vendor/rounds/removed-games.ts'
import { createWallet } from '../wallet/wallet.ts'
import { noteOf } from './form.ts'
import { html, stamp, type Html } from '../html.ts'
import { goBack, refuse, ROOT, sendPage, table } from './page.ts'
import { word } from './words.ts'

const PART = 'rounds'
const HEAD = ['game', 'member', 'time', 'amount', 'decision'] as const
const SHOWN = 100

/** Rounds of members whose game was removed: shown oldest first; the operator may give a bet back. */
export function roundPages({ app, ctx }: Api): void {
  app.get(`${ROOT}/${PART}`, async (request, reply) => {
    const rows = (await findRounds(ctx)).map(({ id, memberId, username, currency, gameCode, createdAt, stake }) => [
      gameCode,
      html`<a href="${ROOT}/members/${memberId}">${username}</a>`,
      stamp(createdAt),
      `${formatMoney(stake, currency)} ${currency}`,
      giveBackForm(id, username),
    ])
    const content = html`<p>${word('removedGames')}</p>${table(word(PART), HEAD, rows)}`
    return sendPage(reply, { part: PART, content, note: noteOf(request) })
  })

  app.post<{ Params: { id: string } }>(`${ROOT}/${PART}/:id`, async (request, reply) => {
    const vendor = { ctx, wallet: createWallet(ctx), random: cryptoRandom }
    const isGivenBack = await giveBack(vendor, request.params.id)
    return isGivenBack ? goBack(reply, PART, word('givenBack')) : refuse(reply, PART, word('givenBackBefore'))
  })
}

const findRounds = ({ db }: Context) =>
  setAsideRounds(db)
    .innerJoin('members', 'members.id', 'vendorRounds.memberId')
    .select(['members.username', 'members.currency'])
    .select(['vendorRounds.id', 'vendorRounds.gameCode', 'vendorRounds.createdAt', 'vendorRounds.stake'])
    .select('vendorRounds.memberId')
    .limit(SHOWN)
    .execute()

const giveBackForm = (id: string, member: string): Html => html`<form method="post" action="${ROOT}/${PART}/${id}">
<button class="main" aria-label="${word('giveBackOf', { member })}">${word('giveBack')}</button></form>`
