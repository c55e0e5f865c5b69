import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { createWallet } from '../../wallet/wallet.ts'
import type { Wallet } from '../../wallet/types.ts'
import { buildVendorServer } from '../server.ts'
import { testVendor, testToken } from '../../testing/vendor.ts'

let ctx: TestContext
let app: FastifyInstance
/** Whether the next bet fails before or after the wallet has taken it. */
let cut: 'before' | 'after' | null = null
beforeAll(async () => {
  ctx = await testContext()
  const real = createWallet(ctx)
  const bet: Wallet['bet'] = async (wanted) => {
    const at = cut
    cut = null
    if (at === 'before') throw new Error('cut')
    const moved = await real.bet(wanted)
    if (at === 'after') throw new Error('cut')
    return moved
  }
  app = await buildVendorServer(testVendor(ctx, { bet }))
}, 120_000)
afterAll(() => app.close())

it.each(['before', 'after'] as const)(
  'a reopened page continues a double that was interrupted %s its stake was taken',
  async (at) => {
    const { id } = await testMember(ctx, { balance: '1000' })
    const code = 'blackjack-classic'
    let playToken = ''
    const post = async (url: string, payload: object) => {
      const headers = { authorization: `Bearer ${playToken}` }
      return (await app.inject({ method: 'POST', url, payload, headers })).json()
    }
    const move = (roundId: string, type: string) => post('/move', { actionId: randomUUID(), roundId, move: { type } })
    playToken = (await post('/session', { token: await testToken(ctx, code, id), code })).playToken
    const open = () => post('/open', { actionId: randomUUID(), bet: { stake: 100 } })
    let hand = await open()
    while (hand.round.done || hand.round.view.phase !== 'player') {
      hand = hand.round.done ? await open() : await move(hand.round.id, 'decline')
    }
    const before = await balanceOf(ctx.db, id)
    cut = at
    expect(await move(hand.round.id, 'double')).toEqual({ error: 'busy' })
    const again = await post('/session', { playToken, code })
    expect(again.round).toMatchObject({ id: hand.round.id, done: true, stake: 200 })
    expect(await balanceOf(ctx.db, id)).toBe(before - 100n + BigInt(again.round.payout))
    expect(await open()).not.toHaveProperty('error')
  },
)
