import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../games/catalogue.ts'
import type { GameKind } from '../../games/catalogue.ts'
import { testContext, type TestContext } from '../../testing/context.ts'
import { testToken, testVendor } from '../../testing/vendor.ts'
import { SPOTS } from '../engines/roulette/spots.ts'
import { knownGame } from '../games.ts'
import { buildVendorServer } from '../server.ts'

let ctx: TestContext
let app: FastifyInstance
beforeAll(async () => {
  ctx = await testContext()
  app = await buildVendorServer(testVendor(ctx))
}, 120_000)
afterAll(() => app.close())

/** The calls of a visitor's page at a game. */
async function pageOf(code: string) {
  const token = await testToken(ctx, code, null)
  const { playToken } = (await app.inject({ method: 'POST', url: '/session', payload: { token, code } })).json()
  const headers = { authorization: `Bearer ${playToken}` }
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload, headers })).json()
  return { post }
}

describe('of a bet', () => {
  it('only what the game reads is stored, and compared when the action is repeated', async () => {
    const page = await pageOf('european-roulette')
    const actionId = randomUUID()
    const bets = [{ spot: 'red', amount: 100 }]
    const more = { bets: bets.map((bet) => ({ ...bet, more: 'x' })), more: 'x'.repeat(1000) }
    const taken = await page.post('/open', { actionId, bet: more })
    const stored = ctx.db.selectFrom('vendorRounds').select('bet').where('actionId', '=', actionId)
    expect(await stored.execute()).toEqual([{ bet: { bets } }])
    expect(taken).toMatchObject({ round: { bet: { bets }, done: true } })
    for (const bet of [more, { bets }]) expect(await page.post('/open', { actionId, bet })).toEqual(taken)
    const other = { bets: [{ spot: 'black', amount: 100 }] }
    expect(await page.post('/open', { actionId, bet: other })).toEqual({ error: 'badRequest' })
  })

  it.each([...new Map(games.map(({ code, kind }) => [kind, code]))])('%s reads the same again', (kind, code) => {
    const { engine } = knownGame(code)
    const amount = engine.facts.minStake
    const spots: Partial<Record<GameKind, string>> = { roulette: 'red', baccarat: 'tie' }
    const spot = spots[kind.replace('live-', '') as GameKind]
    const bet = spot === undefined ? { stake: amount } : { bets: [{ spot, amount }] }
    const read = engine.readBet({ ...bet, more: 'x' })
    expect(read).toEqual({ stake: amount, bet })
    expect(engine.readBet(read.bet)).toEqual(read)
  })

  it('the longest real one is accepted, and nothing much longer', async () => {
    const page = await pageOf('european-roulette')
    const longest = [...SPOTS.keys()].toSorted((a, b) => b.length - a.length).slice(0, 60)
    // As many digits as amounts of bitcoin, with its three more decimals, may have.
    const long = { bets: longest.map((spot) => ({ spot, amount: 16_666 })) }
    expect(await page.post('/open', { actionId: randomUUID(), bet: long })).toEqual({ error: 'limits' })
    const junk = { bets: [{ spot: 'red', amount: 100 }], junk: 'x'.repeat(4096) }
    expect(await page.post('/open', { actionId: randomUUID(), bet: junk })).toEqual({ error: 'badRequest' })
  })

  it('a move is limited as well: a double is stored until its stake is taken', async () => {
    const page = await pageOf('jacks-or-better')
    const { round } = await page.post('/open', { actionId: randomUUID(), bet: { stake: 100 } })
    const action = { actionId: randomUUID(), roundId: round.id }
    const move = { type: 'draw', hold: [false, false, false, false, false] }
    const junk = { ...move, junk: 'x'.repeat(256) }
    expect(await page.post('/move', { ...action, move: junk })).toEqual({ error: 'badRequest' })
    expect(await page.post('/move', { ...action, move })).toMatchObject({ round: { done: true } })
  })
})
