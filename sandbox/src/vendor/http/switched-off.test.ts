import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { testContext, type TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { testToken, testVendor } from '../../testing/vendor.ts'
import { buildVendorServer } from '../server.ts'

const CODE = 'velvet-blackjack'
const REFUSED = { error: 'refused' }

let ctx: TestContext
let app: FastifyInstance
const setEnabled = (enabled: number) => ctx.db.updateTable('games').set({ enabled }).where('code', '=', CODE).execute()
beforeAll(async () => {
  ctx = await testContext()
  app = await buildVendorServer(testVendor(ctx))
}, 120_000)
afterAll(async () => {
  await setEnabled(1)
  await app.close()
})

it('a game that the operator has switched off takes no new bet, and ends and pays the round that was open', async () => {
  const { id, token } = await testMember(ctx, { balance: '100' })
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await app.inject({ method, url, payload, headers: { authorization: `Bearer ${playToken}` } })).json()
  let playToken = ''
  playToken = (await call('POST', '/session', { token: await testToken(ctx, CODE, id, token), code: CODE })).playToken
  const open = (actionId: string) => call('POST', '/open', { actionId, bet: { stake: 100 } })
  const move = (roundId: string, type: string) =>
    call('POST', '/move', { actionId: randomUUID(), roundId, move: { type } })
  let actionId = randomUUID()
  let hand = await open(actionId)
  while (hand.round.done || hand.round.view.phase !== 'player') {
    if (!hand.round.done) hand = await move(hand.round.id, 'decline')
    if (hand.round.done) hand = await open((actionId = randomUUID()))
  }
  await setEnabled(0)
  const before = await balanceOf(ctx.db, id)
  expect(await move(hand.round.id, 'double')).toEqual(REFUSED)
  expect((await open(actionId)).round.id, 'a repeated bet stays taken').toBe(hand.round.id)
  const { round } = await move(hand.round.id, 'stand')
  expect(round).toMatchObject({ done: true, stake: 100 })
  expect(await open(randomUUID())).toEqual(REFUSED)
  expect(await balanceOf(ctx.db, id)).toBe(before + BigInt(round.payout))
  await setEnabled(1)
  expect((await open(randomUUID())).round.stake).toBe(100)
})
