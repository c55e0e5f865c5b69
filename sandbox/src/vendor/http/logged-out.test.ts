import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { endSession } from '../../security/sessions.ts'
import { testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { ROUND_MS } from '../engines/live/clock.ts'
import { tableMoment } from '../live/tables.ts'
import { sweep } from '../rounds/sweep.ts'
import { buildVendorServer } from '../server.ts'
import { testVendor, testToken } from '../../testing/vendor.ts'

let ctx: TestContext
let app: FastifyInstance
beforeAll(async () => {
  ctx = await testContext()
  app = await buildVendorServer(testVendor(ctx))
}, 120_000)
afterAll(() => app.close())

/** A member at a game, with functions to call the vendor and to log out elsewhere. */
async function startPlaying(code: string) {
  const { id, token = '' } = await testMember(ctx, { balance: '100' })
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await app.inject({ method, url, payload, headers: { authorization: `Bearer ${playToken}` } })).json()
  const get = (url: string) => call('GET', url)
  const post = (url: string, payload: object) => call('POST', url, payload)
  let playToken = ''
  const launch = await testToken(ctx, code, id, token)
  playToken = (await post('/session', { token: launch, code })).playToken
  const open = (bet: unknown, actionId: string = randomUUID()) => post('/open', { actionId, bet })
  const move = (roundId: string, type: string) => post('/move', { actionId: randomUUID(), roundId, move: { type } })
  const again = () => post('/session', { playToken, code })
  return { id, get, open, move, again, logOut: () => endSession(ctx, token) }
}

const LOGGED_OUT = { error: 'loggedOut' }

describe('a game whose member has logged out elsewhere', () => {
  it('takes no bet, repeats the response of an old one, and cannot be reopened', async () => {
    const game = await startPlaying('european-roulette')
    const bet = { bets: [{ spot: 'red', amount: 100 }] }
    const actionId = randomUUID()
    const played = await game.open(bet, actionId)
    await game.logOut()
    const balance = await balanceOf(ctx.db, game.id)
    expect(await game.open(bet)).toEqual(LOGGED_OUT)
    expect(await game.open(bet, actionId)).toEqual(played)
    expect(await balanceOf(ctx.db, game.id)).toBe(balance)
    expect(await game.get('/state')).toEqual(LOGGED_OUT)
    expect(await game.get('/rounds')).toEqual(LOGGED_OUT)
    expect(await game.again()).toEqual(LOGGED_OUT)
  })

  it('lets an open hand be finished without further stakes, and pays it', async () => {
    const game = await startPlaying('blackjack-classic')
    let hand = await game.open({ stake: 100 })
    while (hand.round.done || hand.round.view.phase !== 'player') {
      if (!hand.round.done) hand = await game.move(hand.round.id, 'decline')
      if (hand.round.done) hand = await game.open({ stake: 100 })
    }
    await game.logOut()
    const { id } = hand.round
    expect(await game.move(id, 'double')).toEqual(LOGGED_OUT)
    expect(await game.get('/state')).toMatchObject({ round: { id, done: false, stake: 100 } })
    expect(await game.again()).toMatchObject({ round: { id, done: false } })
    const before = await balanceOf(ctx.db, game.id)
    const { round } = await game.move(id, 'stand')
    expect(round).toMatchObject({ id, done: true })
    expect(await balanceOf(ctx.db, game.id)).toBe(before + BigInt(round.payout))
    expect(await game.open({ stake: 100 })).toEqual(LOGGED_OUT)
    expect(await game.get('/state')).toEqual(LOGGED_OUT)
  })

  it('is finished and paid by the house if the player does not', async () => {
    const game = await startPlaying('jacks-or-better')
    const { round } = await game.open({ stake: 100 })
    await game.logOut()
    ctx.pass(3_601_000)
    await sweep(testVendor(ctx))
    const { status, payout } = await ctx.db
      .selectFrom('vendorRounds')
      .selectAll()
      .where('id', '=', round.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('settled')
    expect(await balanceOf(ctx.db, game.id)).toBe(9_900n + payout)
  })

  it('shows the live round that was bet on to its end', async () => {
    const code = 'salon-roulette'
    const game = await startPlaying(code)
    const left = () => tableMoment(code, ctx.clock().getTime())
    while (left().phase !== 'betting') ctx.pass(left().left + 1)
    const { round } = await game.open({ bets: ['red', 'black'].map((spot) => ({ spot, amount: 100 })) })
    await game.logOut()
    expect(await game.open({ bets: [{ spot: '17', amount: 100 }] })).toEqual(LOGGED_OUT)
    while (left().phase !== 'result') ctx.pass(left().left + 1)
    const shown = await game.get('/live')
    expect(shown.mine).toMatchObject([{ id: round.id, done: true }])
    expect(await balanceOf(ctx.db, game.id)).toBe(9_800n + BigInt(shown.mine[0].payout))
    ctx.pass(ROUND_MS)
    expect(await game.get('/live')).toEqual(LOGGED_OUT)
  })
})
