import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { createWallet } from '../../wallet/wallet.ts'
import type { Wallet } from '../../wallet/types.ts'
import { seededRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { testDesk, testSeat } from '../testing.ts'
import type { Desk } from './desk.ts'
import { moveRound } from './move.ts'
import { openRound } from './open.ts'
import type { Seat } from './seat.ts'
import { sweep } from './sweep.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

/** A wallet whose connection is cut now and then, before or after a call has had its effect. */
function flakyWallet(real: Wallet, random: Random): Partial<Wallet> {
  const cut = (): void => {
    if (random.below(5) === 0) throw new Error('cut')
  }
  const flaky =
    <Move, Answer>(call: (move: Move) => Promise<Answer>) =>
    async (move: Move): Promise<Answer> => {
      cut()
      const answer = await call(move)
      cut()
      return answer
    }
  return { bet: flaky(real.bet), win: flaky(real.win), rollback: flaky(real.rollback) }
}

/** Plays at random for a while; every request may be cut, is then sometimes sent again, and may come twice. */
async function playOn(desk: Desk, seat: Seat, random: Random): Promise<void> {
  const never = (): undefined => undefined
  for (let turn = 0; turn < 8; turn++) {
    const actionId = randomUUID()
    const open = () =>
      openRound(desk, seat, { actionId, bet: { stake: 100 * (1 + random.below(3)) }, factor: 1 })
    const [round] = await Promise.all([
      open().catch(never),
      random.below(2) === 0 ? open().catch(never) : null,
    ])
    if (!round) continue
    const moves = ['hit', 'stand', 'double', 'split', 'insure', 'decline']
    for (let tries = 0; tries < 5; tries++) {
      const wanted = { roundId: round.id, actionId: randomUUID(), move: { type: moves[random.below(6)] } }
      await moveRound(desk, seat, wanted).catch(never)
      if (random.below(2) === 0) await moveRound(desk, seat, wanted).catch(never)
    }
  }
}

it('books every round whole, wherever the connection is cut', async () => {
  const random = seededRandom(Number(process.env['SEED'] ?? 12))
  const desk = testDesk(ctx, flakyWallet(createWallet(ctx), random), 5)
  const members = await Promise.all(Array.from({ length: 6 }, () => testMember(ctx, { balance: '20' })))
  const seats = await Promise.all(members.map(({ id }) => testSeat(ctx, 'blackjack-classic', id)))
  await Promise.all(seats.map((seat) => playOn(desk, seat, random)))
  for (const hours of [1, 2, 3]) {
    ctx.pass(hours * 3_700_000)
    await sweep(testDesk(ctx))
  }
  for (const [index, { id }] of members.entries()) {
    const rounds = await ctx.db
      .selectFrom('vendorRounds')
      .selectAll()
      .where('player', '=', seats[index]?.player ?? '')
      .execute()
    expect(rounds.length).toBeGreaterThan(0)
    let net = 0n
    for (const round of rounds) {
      const booked = await ctx.db
        .selectFrom('ledgerTransactions')
        .select(['kind', 'delta'])
        .where('reference', '=', `round:${round.id}`)
        .execute()
      const sum = booked.reduce((total, row) => total + row.delta, 0n)
      expect(['settled', 'rolled_back', 'refused']).toContain(round.status)
      expect(sum, round.status).toBe(round.status === 'settled' ? round.payout - round.stake : 0n)
      expect(booked.filter((row) => row.kind === 'GAME_WIN').length).toBeLessThanOrEqual(1)
      net += sum
    }
    expect(await balanceOf(ctx.db, id)).toBe(2000n + net)
  }
}, 60_000)
