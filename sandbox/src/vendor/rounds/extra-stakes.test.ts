import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, InsufficientFunds } from '../../ledger/index.ts'
import { testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { createWallet } from '../../wallet/wallet.ts'
import type { BlackjackMove } from '../engines/blackjack/state.ts'
import { seededRandom } from '../random.ts'
import { testVendor, testGameSession } from '../../testing/vendor.ts'
import type { VendorContext } from './vendor-context.ts'
import { moveRound } from './move.ts'
import { openRound } from './open.ts'
import type { GameSession } from './game-session.ts'
import { readRound } from './store.ts'
import type { Round } from './tables.ts'

/** Two eights against a six, then a three on each eight: to be split, and doubled after that. */
const SHOE = [7, 5, 20, 9, 2, 15]

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const dealt = (): VendorContext => {
  const shoe = [...SHOE]
  const rest = seededRandom(3)
  return { ...testVendor(ctx), random: { below: (limit) => shoe.shift() ?? rest.below(limit) } }
}

/** Moves of one blackjack round of 1.00, each with an action id of the caller's choice. */
async function play(memberId: number | null, moves: [BlackjackMove, string][], vendor = dealt()): Promise<Round> {
  const gameSession = await testGameSession(ctx, 'blackjack-classic', memberId)
  let round = await openRound(vendor, gameSession, { actionId: randomUUID(), bet: { stake: 100 }, factor: 1 })
  for (const [type, actionId] of moves)
    round = await moveRound(vendor, gameSession, { roundId: round.id, actionId, move: { type } })
  return round
}

const bookedFor = async (round: Round): Promise<bigint[]> => {
  const rows = await ctx.db
    .selectFrom('ledgerTransactions')
    .select('delta')
    .where('reference', '=', `round:${round.id}`)
    .where('kind', '=', 'GAME_BET')
    .execute()
  return rows.map(({ delta }) => -delta)
}

/** A database that runs `work` after its first update of a row, before the code that made the update goes on. */
function afterFirstUpdate(db: TestContext['db'], work: () => Promise<unknown>): TestContext['db'] {
  let isFirst = true
  const updating = <Query extends object>(query: Query): Query =>
    new Proxy(query, {
      get:
        (target, name) =>
        (...given: unknown[]) => {
          const answer: unknown = (Reflect.get(target, name) as (...all: unknown[]) => unknown).apply(target, given)
          if (!(answer instanceof Promise)) return updating(answer as object)
          if (!isFirst) return answer
          isFirst = false
          return answer.then((value: unknown) => work().then(() => value))
        },
    })
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const answer: unknown = value.apply(target, given)
        return name === 'updateTable' ? updating(answer as object) : answer
      }
    },
  })
}

const points = (id: number) =>
  ctx.db.selectFrom('members').select('vipWagerRest').where('id', '=', id).executeTakeFirstOrThrow()

describe('an extra stake', () => {
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]

  it('is neither taken nor played twice when the move is repeated after another one', async () => {
    const { id } = await testMember(ctx, { balance: '100' })
    const round = await play(id, [
      ['split', first],
      ['stand', second],
      ['double', first],
      ['stand', second],
    ])
    expect(round).toMatchObject({ status: 'open', stake: 200n, actions: [first, second] })
    expect(await bookedFor(round)).toEqual([100n, 100n])
  })

  it('is paid for in play money as well', async () => {
    const round = await play(null, [
      ['split', first],
      ['stand', second],
      ['double', third],
    ])
    const taken = await ctx.db
      .selectFrom('vendorFunMoves')
      .select('amount')
      .where('roundId', '=', round.id)
      .where('amount', '<', 0n)
      .execute()
    expect(round.stake).toBe(300n)
    expect(taken.map(({ amount }) => amount)).toEqual([-100n, -100n, -100n])
  })

  /** Opens a member's blackjack round, and returns the request that splits its hand. */
  async function openForSplit(memberId: number) {
    const vendor = dealt()
    const gameSession = await testGameSession(ctx, 'blackjack-classic', memberId)
    const bet = { actionId: randomUUID(), bet: { stake: 100 }, factor: 1 }
    const { id: roundId } = await openRound(vendor, gameSession, bet)
    return { vendor, gameSession, split: { roundId, actionId: first, move: { type: 'split' } } }
  }

  /**
   * Two concurrent requests of one split. The first is refused its stake, when the late one has got as far as `until`;
   * the late one continues after `between`.
   */
  async function splitTwice(
    until: 'stake taken' | 'on its way',
    between: (vendor: VendorContext, round: Round, gameSession: GameSession) => unknown,
  ) {
    const { id } = await testMember(ctx, { balance: '100' })
    const real = createWallet(ctx)
    const [arrived, resume] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { vendor, gameSession, split } = await openForSplit(id)
    const withBet = (bet: VendorContext['wallet']['bet']): VendorContext => ({ ...vendor, wallet: { ...real, bet } })
    let duplicate: Promise<unknown> | undefined
    const refused = withBet(async () => {
      duplicate = moveRound(late, gameSession, split).catch((error: Error) => error.message)
      await arrived.promise
      throw new InsufficientFunds()
    })
    const late = withBet(async (bet) => {
      const moved = until === 'stake taken' ? await real.bet(bet) : null
      arrived.resolve()
      await resume.promise
      return moved ?? real.bet(bet)
    })
    await expect(moveRound(refused, gameSession, split)).rejects.toThrow('insufficient')
    await between(vendor, await readRound(ctx.db, split.roundId), gameSession)
    resume.resolve()
    const answer = await duplicate
    return { id, vendor, gameSession, split, answer, round: await readRound(ctx.db, split.roundId) }
  }

  it.each(['stake taken', 'on its way'] as const)(
    'is returned when a duplicate was refused (%s), and taken anew for a repeated move',
    async (until) => {
      const { id, vendor, gameSession, split, answer, round } = await splitTwice(until, () => undefined)
      expect(answer).toBe('refused')
      expect(round).toMatchObject({ status: 'open', stake: 100n, pending: null, actions: [] })
      expect(await balanceOf(ctx.db, id)).toBe(9900n)
      expect(await moveRound(vendor, gameSession, split)).toMatchObject({ stake: 200n, actions: [first] })
      expect(await balanceOf(ctx.db, id)).toBe(9800n)
    },
  )

  it.each(['stake taken', 'on its way'] as const)(
    'is returned when another move was made before its request ended (%s)',
    async (until) => {
      const { id, round } = await splitTwice(until, (vendor, { id: roundId }, gameSession) =>
        moveRound(vendor, gameSession, { roundId, actionId: second, move: { type: 'stand' } }),
      )
      expect(round).toMatchObject({ status: 'settled', stake: 100n, actions: [second] })
      expect(await balanceOf(ctx.db, id)).toBe(9900n + round.payout)
      expect((await points(id)).vipWagerRest).toBe(100n)
    },
  )

  it('is taken and played once when a duplicate overtakes the request', async () => {
    const { id } = await testMember(ctx, { balance: '100' })
    const { vendor, gameSession, split } = await openForSplit(id)
    const db = afterFirstUpdate(ctx.db, () => moveRound(vendor, gameSession, split))
    const round = await moveRound({ ...vendor, ctx: { ...ctx, db } }, gameSession, split)
    expect(round).toMatchObject({ stake: 200n, actions: [first] })
    expect(await bookedFor(round)).toEqual([100n, 100n])
  })

  it('is taken once, however often the move is repeated', async () => {
    const { id } = await testMember(ctx, { balance: '100' })
    const real = createWallet(ctx)
    let cuts = 2
    const vendor = dealt()
    const wallet: VendorContext['wallet'] = {
      ...real,
      bet: async (move) => {
        const moved = await real.bet(move)
        if (!move.key.endsWith(':bet') && cuts-- > 0) throw new Error('cut')
        return moved
      },
    }
    const gameSession = await testGameSession(ctx, 'blackjack-classic', id)
    const { id: roundId } = await openRound(vendor, gameSession, {
      actionId: randomUUID(),
      bet: { stake: 100 },
      factor: 1,
    })
    const split = { roundId, actionId: first, move: { type: 'split' } }
    for (const _cut of [1, 2]) await expect(moveRound({ ...vendor, wallet }, gameSession, split)).rejects.toThrow('cut')
    const [round] = await Promise.all([1, 2, 3].map(() => moveRound(vendor, gameSession, split)))
    expect(round).toMatchObject({ status: 'open', stake: 200n })
    expect(await bookedFor(round!)).toEqual([100n, 100n])
  })
})
