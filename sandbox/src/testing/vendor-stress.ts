import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { balanceOf, InsufficientFunds } from '../ledger/index.ts'
import type { TestContext } from './context.ts'
import { testMember } from './members.ts'
import { createWallet } from '../wallet/wallet.ts'
import type { Wallet } from '../wallet/types.ts'
import { seededRandom } from '../vendor/random.ts'
import type { Random } from '../vendor/random.ts'
import { testVendor, testGameSession } from './vendor.ts'
import type { VendorContext } from '../vendor/rounds/vendor-context.ts'
import { moveRound } from '../vendor/rounds/move.ts'
import { openRound } from '../vendor/rounds/open.ts'
import type { GameSession } from '../vendor/rounds/game-session.ts'
import { sweep } from '../vendor/rounds/sweep.ts'

/** Mostly moves that cost an extra stake. */
const MOVES = ['double', 'double', 'split', 'insure', 'decline', 'hit', 'stand', 'stand']

/**
 * A wallet whose connection is cut now and then, before or after a call took effect; some bets reach it late, some are
 * refused.
 */
function flakyWallet({ db }: TestContext, real: Wallet, random: Random): Partial<Wallet> {
  const cut = (): void => {
    if (random.below(12) === 0) throw new Error('cut')
  }
  const flaky =
    <Move, Answer>(call: (move: Move) => Promise<Answer>) =>
    async (move: Move): Promise<Answer> => {
      cut()
      const answer = await call(move)
      cut()
      return answer
    }
  const bet: Wallet['bet'] = async (move) => {
    if (random.below(5) === 0) throw new InsufficientFunds()
    const isLate = random.below(4) === 0
    for (let others = isLate ? random.below(60) : 0; others > 0; others--) await sql`select 1`.execute(db)
    return real.bet(move)
  }
  return { bet: flaky(bet), win: flaky(real.win), rollback: flaky(real.rollback), cancelBet: flaky(real.cancelBet) }
}

/**
 * Plays at random for a while: every request may be cut off or sent twice, at once or later, and the next one is not
 * always held back until its response. Returns all requests, some of which may still be in flight.
 */
async function playOn(vendor: VendorContext, gameSession: GameSession, random: Random): Promise<Promise<unknown>[]> {
  const onTheirWay: Promise<unknown>[] = []
  const send = <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    const [first] = [1, ...(random.below(2) ? [2] : [])].map(() => {
      const answer = ask().catch(() => undefined)
      onTheirWay.push(answer)
      return answer
    })
    return first!
  }
  for (let attempt = 0; attempt < 10; attempt++) {
    const wanted = { actionId: randomUUID(), bet: { stake: 100 * (1 + random.below(3)) }, factor: 1 }
    const open = () => send(() => openRound(vendor, gameSession, wanted))
    const round = (await open()) ?? (await open())
    if (!round) continue
    for (let tries = 0; tries < 6; tries++) {
      const move = { roundId: round.id, actionId: randomUUID(), move: { type: MOVES[random.below(MOVES.length)] } }
      const answer = send(() => moveRound(vendor, gameSession, move))
      if (random.below(3) > 0) await answer
      if (random.below(2) === 0) await send(() => moveRound(vendor, gameSession, move))
    }
  }
  return onTheirWay
}

/** Checks that every round is over, and that the ledger agrees with the vendor's tables about its stakes and win. */
async function expectWhole(
  ctx: TestContext,
  memberId: number,
  gameSession: GameSession,
  balance: bigint,
): Promise<void> {
  const rounds = await ctx.db.selectFrom('vendorRounds').selectAll().where('player', '=', gameSession.player).execute()
  expect(rounds.length).toBeGreaterThan(0)
  let net = 0n
  for (const { id, status, stake, payout, pending } of rounds) {
    const booked = await ctx.db
      .selectFrom('ledgerTransactions')
      .select(['kind', 'delta'])
      .where('reference', '=', `round:${id}`)
      .execute()
    const wins = booked.filter(({ kind }) => kind === 'GAME_WIN')
    const sum = booked.reduce((total, { delta }) => total + delta, 0n)
    const paid = wins.reduce((total, { delta }) => total + delta, 0n)
    const isPlayed = status === 'settled'
    expect(['settled', 'rolled_back', 'refused']).toContain(status)
    expect({ pending, wins: wins.length, paid, staked: paid - sum }, status).toEqual({
      pending: null,
      wins: isPlayed && payout > 0n ? 1 : 0,
      paid: isPlayed ? payout : 0n,
      staked: isPlayed ? stake : 0n,
    })
    net += sum
  }
  expect(await balanceOf(ctx.db, memberId)).toBe(balance + net)
  const { total } = await ctx.db
    .selectFrom('ledgerEntries')
    .select(sql<string>`sum(amount)::text`.as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBe('0')
}

/** Plays several members' rounds while connections are cut and requests come late; in the end all books must agree. */
export async function stress(ctx: TestContext, seed: number): Promise<void> {
  const random = seededRandom(seed)
  const vendor = testVendor(ctx, flakyWallet(ctx, createWallet(ctx), random), 5)
  const members = await Promise.all(Array.from({ length: 6 }, () => testMember(ctx, { balance: '50' })))
  const gameSessions = await Promise.all(members.map(({ id }) => testGameSession(ctx, 'blackjack-classic', id)))
  const left = await Promise.all(gameSessions.map((gameSession) => playOn(vendor, gameSession, random)))
  await Promise.all(left.flat())
  for (const hours of [1, 2, 3]) {
    ctx.pass(hours * 3_700_000)
    await sweep(testVendor(ctx))
  }
  for (const [index, { id }] of members.entries()) await expectWhole(ctx, id, gameSessions[index]!, 5000n)
}
