import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, InsufficientFunds } from '../../ledger/index.ts'
import { games } from '../../games/catalogue.ts'
import type { GameKind } from '../../games/catalogue.ts'
import { testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { createWallet } from '../../wallet/wallet.ts'
import type { Moved } from '../../wallet/types.ts'
import { ROUND_MS } from '../engines/live/clock.ts'
import { knownGame } from '../games.ts'
import { tableMoment } from '../live/tables.ts'
import { seededRandom } from '../random.ts'
import { testVendor, testGameSession } from '../../testing/vendor.ts'
import type { VendorContext } from './vendor-context.ts'
import { moveRound } from './move.ts'
import { openRound } from './open.ts'
import { proceed } from './proceed.ts'
import type { GameSession } from './game-session.ts'
import { readRound } from './store.ts'
import { sweep } from './sweep.ts'
import type { Round } from './tables.ts'

const HOUR = 3600_000
let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const both = (one: string, other: string) => ({ bets: [one, other].map((spot) => ({ spot, amount: 100 })) })
const BETS: Record<GameKind, unknown> = {
  'line-slot': { stake: 100 },
  'ways-slot': { stake: 100 },
  'free-spins-slot': { stake: 100 },
  'cluster-slot': { stake: 100 },
  blackjack: { stake: 100 },
  roulette: both('red', 'black'),
  baccarat: both('player', 'banker'),
  'video-poker': { stake: 100 },
  scratch: { stake: 100 },
  'live-roulette': both('red', 'black'),
  'live-baccarat': both('player', 'banker'),
}
/** The player's next move in an open round of this kind of game. */
const next = (kind: GameKind, round: Round): object => {
  if (kind === 'video-poker') return { type: 'draw', hold: [true, true, true, true, true] }
  if (kind === 'scratch') return { type: 'reveal' }
  if (kind !== 'blackjack') return { type: 'spin' }
  return { type: (round.state as { phase: string }).phase === 'insurance' ? 'decline' : 'stand' }
}

const CUTS = ['before the bet', 'after the bet', 'before the win', 'after the win'] as const
/** A vendor whose process dies at one point; `died()` says whether it has. */
function dying(cut: (typeof CUTS)[number], seed: number): { vendor: VendorContext; died: () => boolean } {
  const real = createWallet(ctx)
  let died = false
  const die = (): never => {
    died = true
    throw new Error('killed')
  }
  const around =
    <M>(name: 'bet' | 'win', call: (move: M) => Promise<Moved>) =>
    async (move: M): Promise<Moved> => {
      if (cut === `before the ${name}`) die()
      const moved = await call(move)
      if (cut === `after the ${name}`) die()
      return moved
    }
  const vendor = testVendor(ctx, { bet: around('bet', real.bet), win: around('win', real.win) }, seed)
  return { vendor, died: () => died }
}

/** Plays one whole round as a page does; live rounds are ended by their table. */
async function playRound(
  vendor: VendorContext,
  gameSession: GameSession,
  kind: GameKind,
  actionId: string,
): Promise<void> {
  let round = await openRound(vendor, gameSession, { actionId, bet: BETS[kind], factor: 1 })
  if (round.liveKey !== null) {
    ctx.pass(ROUND_MS)
    await sweep(vendor)
    return
  }
  while (round.status === 'open') {
    ctx.pass(2500)
    round = await moveRound(vendor, gameSession, { roundId: round.id, actionId: randomUUID(), move: next(kind, round) })
  }
}

const roundsOf = (gameSession: GameSession): Promise<Round[]> =>
  ctx.db.selectFrom('vendorRounds').selectAll().where('player', '=', gameSession.player).execute()

/** Checks that every round is over and that the ledger and the vendor's tables agree about each. */
async function expectWhole(memberId: number, gameSession: GameSession): Promise<void> {
  let balance = 100_000n
  for (const round of await roundsOf(gameSession)) {
    const booked = await ctx.db
      .selectFrom('ledgerTransactions')
      .select(['kind', 'delta'])
      .where('reference', '=', `round:${round.id}`)
      .execute()
    const net = booked.reduce((total, row) => total + row.delta, 0n)
    expect(['settled', 'rolled_back', 'refused']).toContain(round.status)
    expect(net, round.status).toBe(round.status === 'settled' ? round.payout - round.stake : 0n)
    for (const kind of ['GAME_BET', 'GAME_WIN'])
      expect(booked.filter((row) => row.kind === kind).length).toBeLessThanOrEqual(1)
    balance += net
  }
  expect(await balanceOf(ctx.db, memberId)).toBe(balance)
}

const KINDS = Object.keys(BETS) as GameKind[]
const codeOf = (kind: GameKind): string => games.find((game) => game.kind === kind)?.code ?? ''

/** A seed whose first round has a wanted opening state, and a wanted payout where the player makes no choice. */
function seedOf<State>(kind: GameKind, isWanted: (state: State, payout: number) => boolean): number {
  if (kind.startsWith('live')) return 5
  const { engine } = knownGame(codeOf(kind))
  for (let seed = 1; ; seed++) {
    const random = seededRandom(seed)
    const opened = engine.open(BETS[kind], random)
    const { payout } = opened.done ? opened : engine.finish(opened.state, random)
    if (isWanted(opened.state as State, payout)) return seed
  }
}

describe.each(KINDS)('a vendor killed in a round of %s', (kind) => {
  it.each(CUTS)('%s: the round is finished or rolled back, whoever comes next', async (cut) => {
    for (const comes of ['player', 'house'] as const) {
      const { id } = await testMember(ctx, { balance: '1000' })
      const gameSession = await testGameSession(ctx, codeOf(kind), id)
      const { vendor, died } = dying(
        cut,
        seedOf(kind, (_state, payout) => payout > 0),
      )
      const moment = tableMoment(gameSession.gameCode, ctx.clock().getTime())
      if (kind.startsWith('live') && moment.phase !== 'betting') ctx.pass(moment.left + 10_000)
      const actionId = randomUUID()
      await playRound(vendor, gameSession, kind, actionId).catch(() => undefined)
      expect(died()).toBe(true)
      const alive = testVendor(ctx, {}, 6)
      if (comes === 'player') {
        const bet = { actionId, bet: BETS[kind], factor: 1 }
        const again = await openRound(alive, gameSession, bet).catch((error: Error) => error.message)
        if (typeof again === 'string') expect(again).toBe('rolledBack')
      }
      ctx.pass(HOUR + 61_000)
      await sweep(alive)
      await expectWhole(id, gameSession)
    }
  })
})

/** A member's first round of this kind of game, in a wanted state. */
async function openAt<State>(kind: GameKind, isWanted: (state: State) => boolean) {
  const { id } = await testMember(ctx, { balance: '1000' })
  const gameSession = await testGameSession(ctx, codeOf(kind), id)
  const vendor = testVendor(ctx, {}, seedOf<State>(kind, isWanted))
  const round = await openRound(vendor, gameSession, { actionId: randomUUID(), bet: BETS[kind], factor: 1 })
  return { id, gameSession, vendor, round }
}

describe('a vendor killed between two moves', () => {
  it('continues free games in the next process, or plays them out after an hour', async () => {
    type Free = { freeLeft: number }
    const { id, gameSession, vendor, round } = await openAt<Free>('free-spins-slot', ({ freeLeft }) => freeLeft > 2)
    ctx.pass(2500)
    const spun = await moveRound(vendor, gameSession, {
      roundId: round.id,
      actionId: randomUUID(),
      move: { type: 'spin' },
    })
    const left = (spun.state as { freeLeft: number }).freeLeft
    const alive = testVendor(ctx, {}, 8)
    ctx.pass(2500)
    const gone = await moveRound(alive, gameSession, {
      roundId: round.id,
      actionId: randomUUID(),
      move: { type: 'spin' },
    })
    expect((gone.state as { freePlayed: number }).freePlayed).toBe(2)
    expect((gone.state as { freeLeft: number }).freeLeft).toBeGreaterThanOrEqual(left - 1)
    ctx.pass(HOUR + 1000)
    await sweep(alive)
    expect(await readRound(ctx.db, round.id)).toMatchObject({ status: 'settled', state: { freeLeft: 0 } })
    await expectWhole(id, gameSession)
  })

  it('keeps a split and a doubled hand, which stand if nobody returns', async () => {
    type Hands = { phase: string; hands: { cards: number[]; closed: boolean }[] }
    const pairs = ({ phase, hands: [hand] }: Hands) =>
      phase === 'player' && hand !== undefined && new Set(hand.cards.map((card) => Math.min(card % 13, 9))).size === 1
    const isSplittable = (state: Hands) => pairs(state) && (state.hands[0]?.cards[0] ?? 0) % 13 !== 0
    const { id, gameSession, vendor, round } = await openAt<Hands>('blackjack', isSplittable)
    const move = (at: VendorContext, type: string) =>
      moveRound(at, gameSession, { roundId: round.id, actionId: randomUUID(), move: { type } })
    await move(vendor, 'split')
    const alive = testVendor(ctx, {}, 9)
    const doubled = await move(alive, 'double')
    expect(doubled.stake).toBe(300n)
    ctx.pass(HOUR + 1000)
    await sweep(testVendor(ctx, {}, 10))
    expect(await readRound(ctx.db, round.id)).toMatchObject({ status: 'settled', stake: 300n })
    const booked = await ctx.db
      .selectFrom('ledgerTransactions')
      .select('delta')
      .where('reference', '=', `round:${round.id}`)
      .where('kind', '=', 'GAME_BET')
      .execute()
    expect(booked).toHaveLength(3)
    expect(await balanceOf(ctx.db, id)).toBeGreaterThanOrEqual(0n)
  })
})

describe('a vendor killed while it returns a stake', () => {
  const refuse = () => Promise.reject(new InsufficientFunds())
  const killed = () => Promise.reject(new Error('killed'))

  describe.each(['before', 'after'] as const)('%s the operator receives it', (when) => {
    it.each([
      ['bets', 'the same bet'],
      ['bets', 'the page'],
      ['bets', 'the house'],
      ['doubles', 'the same move'],
      ['doubles', 'another move'],
      ['doubles', 'the page'],
      ['doubles', 'the house'],
    ])('completes the return to a player who %s, through %s', async (does, comes) => {
      type Hand = { phase: string }
      const isDouble = does === 'doubles'
      const { id, gameSession, round } = await openAt<Hand>('blackjack', ({ phase }) => phase === 'player')
      const balance = await balanceOf(ctx.db, id)
      const real = createWallet(ctx)
      // A concurrent duplicate was granted the stake that this request is refused, and was killed too.
      const dying = testVendor(ctx, {
        bet: (move) => real.bet(move).then(refuse),
        rollback: (move) => (when === 'before' ? killed() : real.rollback(move).then(killed)),
        cancelBet: (move) => (when === 'before' ? killed() : real.cancelBet(move).then(killed)),
      })
      const alive = testVendor(ctx, {}, 6)
      const other = isDouble ? gameSession : await testGameSession(ctx, 'european-roulette', id)
      const actionId = randomUUID()
      const double = { roundId: round.id, actionId, move: { type: 'double' } }
      const bet = { actionId, bet: BETS.roulette, factor: 1 }
      await expect(isDouble ? moveRound(dying, gameSession, double) : openRound(dying, other, bet)).rejects.toThrow(
        'killed',
      )

      if (comes === 'the same bet') await expect(openRound(alive, other, bet)).rejects.toThrow('insufficient')
      if (comes === 'the same move')
        expect(await moveRound(alive, gameSession, double)).toMatchObject({ status: 'settled', stake: 200n })
      if (comes === 'another move')
        await moveRound(alive, gameSession, { ...double, actionId: randomUUID(), move: { type: 'stand' } })
      if (comes === 'the page') {
        const last = await latestOf(other)
        await proceed(alive, last).catch((error: Error) => expect(error.message).toBe('insufficient'))
        expect(await balanceOf(ctx.db, id)).toBe(balance)
      }
      ctx.pass(HOUR + 61_000)
      await sweep(alive)
      const { status, stake, payout, pending } = await readRound(ctx.db, round.id)
      expect({ status, pending }).toEqual({ status: 'settled', pending: null })
      expect(stake).toBe(comes === 'the same move' ? 200n : 100n)
      expect((await latestOf(other)).status).toBe(isDouble ? 'settled' : 'refused')
      expect(await balanceOf(ctx.db, id)).toBe(100_000n - stake + payout)
    })
  })
})

const latestOf = async (gameSession: GameSession): Promise<Round> => {
  const rounds = await roundsOf(gameSession)
  return rounds.find(({ gameId }) => gameId === gameSession.gameId)!
}
