import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUND_MS } from '../engines/live/clock.ts'
import { knownGame } from '../games.ts'
import { tableMoment } from '../live/tables.ts'
import { sweep } from '../rounds/sweep.ts'
import { testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { buildVendorServer } from '../server.ts'
import { testVendor, testToken } from '../../testing/vendor.ts'
import { gameInfo } from './info.ts'
import { readTexts } from './texts.ts'

let ctx: TestContext
let app: FastifyInstance
beforeAll(async () => {
  ctx = await testContext()
  app = await buildVendorServer(testVendor(ctx))
}, 120_000)
afterAll(() => app.close())

const post = (url: string, payload: object, playToken?: string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: playToken ? { authorization: `Bearer ${playToken}` } : {},
  })

describe('a game page', () => {
  it('has nothing inline, can be framed by the shell only, and links its files', async () => {
    const page = await app.inject({ url: '/play/golden-orchard?token=x&fun=0&channel=pc&lang=de' })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|style=|onclick=|javascript:/)
    expect(page.body).toContain('<html lang="de"')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain(`frame-ancestors ${ctx.config.origins.shell}`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(page.headers['x-frame-options']).toBeUndefined()
    for (const [, file] of page.body.matchAll(/(?:src|href|data-texts)="(\/assets\/[^"]+)"/g)) {
      expect((await app.inject({ url: file ?? '' })).statusCode, file).toBe(200)
    }
  })

  it('contains fallback texts in case its text file cannot be loaded', async () => {
    const { body } = await app.inject({ url: '/play/golden-orchard?lang=de' })
    expect(body).toContain('data-busy="Der Tisch ist gerade überlastet. Versuch es gleich noch einmal."')
    expect(body).toContain('data-again="Erneut versuchen"')
  })

  it('is in English if the query names two languages', async () => {
    expect((await app.inject({ url: '/play/golden-orchard?lang=de&lang=fr' })).body).toContain('<html lang="en"')
  })

  it.each([
    'golden-orchard',
    'blackjack-classic',
    'european-roulette',
    'salon-roulette',
    'baccarat',
    'jacks-or-better',
    'clover-patch',
  ])('%s loads under 60 KB', async (code) => {
    const { body } = await app.inject({ url: `/play/${code}?lang=ja` })
    const files = new Set(
      [...body.matchAll(/(?:src|href|data-texts)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? ''),
    )
    let bytes = body.length
    for (const url of files)
      bytes += (await app.inject({ url, headers: { 'accept-encoding': 'br' } })).rawPayload.length
    expect(bytes).toBeLessThan(55_000)
  })

  it('gets 404 for an unknown game', async () => {
    expect((await app.inject({ url: '/play/nothing' })).statusCode).toBe(404)
  })
})

describe('a game session', () => {
  it('starts once by its launch token, and again by its play token', async () => {
    const { id } = await testMember(ctx, { balance: '50' })
    const token = await testToken(ctx, 'blackjack-classic', id)
    expect((await post('/session', { token, code: 'golden-orchard' })).statusCode).toBe(409)
    const fresh = await testToken(ctx, 'blackjack-classic', id)
    const started = (await post('/session', { token: fresh, code: 'blackjack-classic' })).json()
    expect(started).toMatchObject({
      fun: false,
      balance: 5000,
      currency: 'USD',
      game: { code: 'blackjack-classic' },
    })
    expect((await post('/session', { token: fresh, code: 'blackjack-classic' })).statusCode).toBe(401)
    const again = await post('/session', { playToken: started.playToken, code: 'blackjack-classic' })
    expect(again.json()).toMatchObject({ balance: 5000 })
  })

  it('continues its open round after a reload, without hidden cards', async () => {
    const { id } = await testMember(ctx, { balance: '50' })
    const code = 'jacks-or-better'
    const { playToken } = (await post('/session', { token: await testToken(ctx, code, id), code })).json()
    const opened = (await post('/open', { actionId: randomUUID(), bet: { stake: 100 } }, playToken)).json()
    expect(opened).toMatchObject({ balance: 4900, round: { done: false } })
    const { round } = (await post('/session', { playToken, code })).json()
    expect(round).toEqual(opened.round)
    const move = {
      actionId: randomUUID(),
      roundId: round.id,
      move: { type: 'draw', hold: [true, true, true, true, true] },
    }
    const ended = (await post('/move', move, playToken)).json()
    expect(ended.round).toMatchObject({ done: true })
    expect((await post('/move', move, playToken)).json()).toEqual(ended)

    const headers = { authorization: `Bearer ${playToken}` }
    const played = (await app.inject({ url: '/rounds', headers })).json()
    const { payout } = ended.round
    expect(played).toMatchObject({ staked: 100, paid: payout, rounds: [{ status: 'settled', stake: 100, payout }] })
    expect((await app.inject({ url: '/rounds' })).statusCode).toBe(401)
  })

  it('is refused without a key, with a wrong one, and with a body of the wrong shape', async () => {
    expect((await post('/open', { actionId: randomUUID(), bet: {} })).statusCode).toBe(401)
    expect((await post('/open', { actionId: randomUUID(), bet: {} }, 'x'.repeat(40))).json()).toEqual({
      error: 'sessionEnded',
    })
    expect((await post('/open', { actionId: 'no', bet: {} }, 'x'.repeat(40))).statusCode).toBe(409)
  })
})

describe('a bet', () => {
  it('with text that the database cannot store is refused, and blocks no later bet', async () => {
    const { id } = await testMember(ctx, { balance: '50' })
    const code = 'european-roulette'
    const { playToken } = (await post('/session', { token: await testToken(ctx, code, id), code })).json()
    const actionId = randomUUID()
    const open = (more: string) =>
      app.inject({
        method: 'POST',
        url: '/open',
        payload: `{"actionId":"${actionId}","bet":{"bets":[{"spot":"red","amount":100}],"more":${more}}}`,
        headers: { authorization: `Bearer ${playToken}`, 'content-type': 'application/json' },
      })
    for (const more of ['"\\u0000"', '"\\ud800"']) {
      const refused = await open(more)
      expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'badRequest' }])
    }
    const taken = await open('1e999')
    expect(taken.json()).toMatchObject({ round: { stake: 100, done: true } })
    expect((await open('1e999')).json()).toEqual(taken.json())
  })
})

describe('a live table that the player left', () => {
  it('shows the outcome of all their bets on its round', async () => {
    const code = 'terrace-roulette'
    const vendor = testVendor(ctx)
    const { id } = await testMember(ctx, { balance: '50' })
    const { playToken } = (await post('/session', { token: await testToken(ctx, code, id), code })).json()
    for (let now = tableMoment(code, ctx.clock().getTime()); now.phase !== 'betting';) {
      ctx.pass(now.left + 1)
      now = tableMoment(code, ctx.clock().getTime())
    }
    const bet = (spots: string[]) =>
      post('/open', { actionId: randomUUID(), bet: { bets: spots.map((spot) => ({ spot, amount: 100 })) } }, playToken)
    for (const spots of [['red', 'black'], ['red', 'black'], ['dozen1']])
      expect((await bet(spots)).statusCode).toBe(200)
    ctx.pass(ROUND_MS)
    await sweep(vendor)
    const { round, total } = (await post('/session', { playToken, code })).json()
    const all = await ctx.db.selectFrom('vendorRounds').selectAll().where('memberId', '=', id).execute()
    expect(all.map(({ status }) => status)).toEqual(['settled', 'settled', 'settled'])
    expect(total).toEqual({ stake: 500, payout: all.reduce((sum, { payout }) => sum + Number(payout), 0) })
    expect(round).toMatchObject({ done: true, stake: 100 })
    const headers = { authorization: `Bearer ${playToken}` }
    expect((await app.inject({ url: '/state', headers })).json()).toMatchObject({ round, total })
  })
})

describe('game information', () => {
  const texts = readTexts()

  it('contains rules, return and limits in the requested language', () => {
    const info = gameInfo(knownGame('european-roulette'), 'fr', texts)
    expect(info).toMatchObject({ rtp: '97.30', minStake: '0.10', kindName: 'Roulette européenne' })
    expect(info.rules).toHaveLength(3)
    // For a player of bitcoin the limits are given in bitcoin.
    expect(gameInfo(knownGame('european-roulette'), 'fr', texts, 8)).toMatchObject({
      minStake: '0.00000100',
      maxStake: '0.01000000',
    })
    // The engine settles it this way; a player who splits aces might expect otherwise.
    const { rules } = gameInfo(knownGame('blackjack-classic'), 'en', texts)
    expect(rules.join(' ')).toContain('An ace and a ten after a split count as 21, not as blackjack.')
  })
})
