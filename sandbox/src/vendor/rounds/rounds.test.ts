import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, InsufficientFunds } from '../../ledger/index.ts'
import { testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { createWallet } from '../../wallet/wallet.ts'
import { testVendor, testGameSession } from '../../testing/vendor.ts'
import { bankOf } from './vendor-context.ts'
import type { VendorContext } from './vendor-context.ts'
import { moveRound } from './move.ts'
import { openRound } from './open.ts'
import type { GameSession } from './game-session.ts'
import { readRound } from './store.ts'
import { sweep } from './sweep.ts'
import type { Round } from './tables.ts'

const HOUR = 3600_000
let ctx: TestContext
let vendor: VendorContext
beforeAll(async () => {
  ctx = await testContext()
  vendor = testVendor(ctx)
})

const startPlaying = async (code: string, balance = '100') => {
  const { id } = await testMember(ctx, { balance })
  return { id, gameSession: await testGameSession(ctx, code, id) }
}
const open = (at: VendorContext, gameSession: GameSession, bet: unknown, actionId: string = randomUUID()) =>
  openRound(at, gameSession, { actionId, bet, factor: 1 })
const entries = (memberId: number) =>
  ctx.db
    .selectFrom('ledgerTransactions')
    .select(['kind', 'delta'])
    .where('memberId', '=', memberId)
    .where('kind', 'in', ['GAME_BET', 'GAME_WIN', 'GAME_ROLLBACK'])
    .orderBy('id')
    .execute()
const sum = (rows: { delta: bigint }[]) => rows.reduce((total, row) => total + row.delta, 0n)

describe('an action that arrives many times', () => {
  it('opens one round, takes one bet, pays one win, and gets one response', async () => {
    const { id, gameSession } = await startPlaying('golden-orchard')
    const actionId = randomUUID()
    const rounds = await Promise.all(
      Array.from({ length: 20 }, () => open(vendor, gameSession, { stake: 100 }, actionId)),
    )
    expect(
      new Set(rounds.map((round) => `${round.id} ${String(round.payout)} ${JSON.stringify(round.state)}`)).size,
    ).toBe(1)
    const booked = await entries(id)
    expect(booked.filter((row) => row.kind === 'GAME_BET')).toEqual([{ kind: 'GAME_BET', delta: -100n }])
    expect(await balanceOf(ctx.db, id)).toBe(10_000n - 100n + (rounds[0]?.payout ?? 0n))
  })

  it('with another id opens no second round while the first is open', async () => {
    const { gameSession } = await startPlaying('blackjack-classic')
    const round = await openHand(gameSession)
    await expect(open(vendor, gameSession, { stake: 100 })).rejects.toThrow('roundOpen')
    expect(round.status).toBe('open')
  })
})

/** Opens blackjack rounds until one waits for the player. */
async function openHand(gameSession: GameSession, at = vendor, stake = 100): Promise<Round> {
  for (;;) {
    const round = await open(at, gameSession, { stake })
    const phase = (round.state as { phase?: string }).phase
    if (round.status === 'open' && phase === 'player') return round
    if (round.status === 'open')
      await moveRound(at, gameSession, {
        roundId: round.id,
        actionId: randomUUID(),
        move: { type: 'decline' },
      }).then((next) =>
        next.status === 'open'
          ? moveRound(at, gameSession, { roundId: round.id, actionId: randomUUID(), move: { type: 'stand' } })
          : next,
      )
  }
}

describe('money', () => {
  it('is never staked below zero, however many tabs bet', async () => {
    const { id } = await testMember(ctx, { balance: '5' })
    const codes = [
      'european-roulette',
      'garden-roulette',
      'midnight-roulette',
      'baccarat',
      'bamboo-baccarat',
      'ivory-baccarat',
    ]
    const gameSessions = await Promise.all(codes.map((code) => testGameSession(ctx, code, id)))
    const tries = gameSessions.map((gameSession, index) =>
      open(vendor, gameSession, { bets: [{ spot: index < 3 ? '17' : 'tie', amount: 200 }] }).catch(
        (error: Error) => error.message,
      ),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter((answer) => answer === 'insufficient').length).toBeGreaterThanOrEqual(1)
    const balance = await balanceOf(ctx.db, id)
    expect(balance).toBeGreaterThanOrEqual(0n)
    expect(balance).toBe(500n + sum(await entries(id)))
  })

  it('is not taken for a bet that is outside the limits or too early', async () => {
    const { id, gameSession } = await startPlaying('golden-orchard', '3')
    await expect(open(vendor, gameSession, { stake: 500 })).rejects.toThrow('insufficient')
    await expect(open(vendor, gameSession, { stake: 5_000_000 })).rejects.toThrow('limits')
    expect(await entries(id)).toEqual([])
    await open(vendor, gameSession, { stake: 10 })
    await expect(open(vendor, gameSession, { stake: 10 })).rejects.toThrow('tooFast')
    ctx.pass(2500)
    await open(vendor, gameSession, { stake: 10 })
    const bets = (await entries(id)).filter((row) => row.kind === 'GAME_BET')
    expect(bets).toHaveLength(2)
  })

  it('may be play money, by the same rules', async () => {
    const gameSession = await testGameSession(ctx, 'european-roulette', null)
    const bank = bankOf(vendor, gameSession)
    const actionId = randomUUID()
    const bet = { bets: [{ spot: '17', amount: 60_000 }] }
    const [first, again] = await Promise.all([
      open(vendor, gameSession, bet, actionId),
      open(vendor, gameSession, bet, actionId),
    ])
    expect(first.id).toBe(again.id)
    expect(await bank.balance()).toBe(40_000n + first.payout)
    if (first.payout === 0n) await expect(open(vendor, gameSession, bet)).rejects.toThrow('insufficient')
  })
})

describe('an interrupted round', () => {
  /** A vendor whose connection is cut each time the wallet has taken a bet. */
  function cutAfterBet(): VendorContext {
    const real = createWallet(ctx)
    return testVendor(ctx, {
      bet: async (move) => {
        await real.bet(move)
        throw new Error('cut')
      },
    })
  }

  it('continues when the action is repeated before its outcome', async () => {
    const { id, gameSession } = await startPlaying('european-roulette')
    const dying = cutAfterBet()
    const actionId = randomUUID()
    const bet = { bets: [{ spot: 'red', amount: 100 }] }
    await expect(open(dying, gameSession, bet, actionId)).rejects.toThrow('cut')
    const round = await open(vendor, gameSession, bet, actionId)
    expect(round.status).toBe('settled')
    expect((await entries(id)).filter((row) => row.kind === 'GAME_BET')).toHaveLength(1)
  })

  it('without an outcome is rolled back once if the player stays away', async () => {
    const { id, gameSession } = await startPlaying('european-roulette')
    const dying = cutAfterBet()
    const actionId = randomUUID()
    const bet = { bets: [{ spot: 'red', amount: 100 }] }
    await expect(open(dying, gameSession, bet, actionId)).rejects.toThrow('cut')
    ctx.pass(61_000)
    await Promise.all([sweep(vendor), sweep(vendor)])
    expect((await entries(id)).map((row) => row.kind)).toEqual(['GAME_BET', 'GAME_ROLLBACK'])
    expect(await balanceOf(ctx.db, id)).toBe(10_000n)
    expect((await open(vendor, gameSession, bet, actionId)).status).toBe('rolled_back')
  })

  it('with an unpaid win is paid once, by the next attempt or by the sweep', async () => {
    const { id, gameSession } = await startPlaying('european-roulette')
    const dying = testVendor(ctx, { win: () => Promise.reject(new Error('cut')) })
    const bet = { bets: ['red', 'black', '0'].map((spot) => ({ spot, amount: 100 })) }
    const actionId = randomUUID()
    await expect(open(dying, gameSession, bet, actionId)).rejects.toThrow('cut')
    ctx.pass(16_000)
    await Promise.all([sweep(vendor), open(vendor, gameSession, bet, actionId), sweep(vendor)])
    const booked = await entries(id)
    expect(booked.filter((row) => row.kind === 'GAME_WIN')).toHaveLength(1)
    expect(await balanceOf(ctx.db, id)).toBe(10_000n + sum(booked))
  })

  it('takes an extra stake once and plays its move', async () => {
    const { id, gameSession } = await startPlaying('blackjack-classic')
    const round = await openHand(gameSession)
    const before = sum(await entries(id))
    const dying = cutAfterBet()
    const wanted = { roundId: round.id, actionId: randomUUID(), move: { type: 'double' } }
    await expect(moveRound(dying, gameSession, wanted)).rejects.toThrow('cut')
    await expect(moveRound(vendor, gameSession, { ...wanted, actionId: randomUUID() })).rejects.toThrow('busy')
    const [done] = await Promise.all([moveRound(vendor, gameSession, wanted), moveRound(vendor, gameSession, wanted)])
    expect(done).toMatchObject({ status: 'settled', stake: 200n })
    expect(await moveRound(vendor, gameSession, wanted)).toMatchObject({ id: done.id, payout: done.payout })
    expect(sum(await entries(id)) - before).toBe(-100n + done.payout)
  })

  it.each([
    ['before', 'another move'],
    ['after', 'another move'],
    ['before', 'the house'],
    ['after', 'the house'],
  ])('completes a forgotten move %s its stake is taken, by %s', async (when, comes) => {
    const { id, gameSession } = await startPlaying('blackjack-classic')
    const round = await openHand(gameSession)
    const before = sum(await entries(id))
    const real = createWallet(ctx)
    const dying = testVendor(ctx, {
      bet: async (move) => {
        if (when === 'after') await real.bet(move)
        throw new Error('cut')
      },
    })
    const move = (at: VendorContext, type: string) =>
      moveRound(at, gameSession, { roundId: round.id, actionId: randomUUID(), move: { type } })
    await expect(move(dying, 'double')).rejects.toThrow('cut')
    if (comes === 'another move') await expect(move(vendor, 'stand')).rejects.toThrow('busy')
    else {
      ctx.pass(59_000)
      await sweep(vendor)
      expect(await readRound(ctx.db, round.id)).toMatchObject({ status: 'open', stake: 100n })
      ctx.pass(2_000)
      await sweep(vendor)
    }
    const { status, stake, payout } = await readRound(ctx.db, round.id)
    expect({ status, stake }).toEqual({ status: 'settled', stake: 200n })
    expect(sum(await entries(id)) - before).toBe(-100n + payout)
    expect(await open(vendor, gameSession, { stake: 100 })).toMatchObject({ stake: 100n })
  })

  it('drops a forgotten move if the money for it is spent', async () => {
    const { id, gameSession } = await startPlaying('blackjack-classic')
    const round = await openHand(gameSession)
    const before = await balanceOf(ctx.db, id)
    const dying = testVendor(ctx, { bet: () => Promise.reject(new Error('cut')) })
    const poor = testVendor(ctx, { bet: () => Promise.reject(new InsufficientFunds()) })
    const move = (at: VendorContext, type: string) =>
      moveRound(at, gameSession, { roundId: round.id, actionId: randomUUID(), move: { type } })
    await expect(move(dying, 'double')).rejects.toThrow('cut')
    ctx.pass(61_000)
    await sweep(poor)
    expect(await readRound(ctx.db, round.id)).toMatchObject({ status: 'open', stake: 100n, pending: null })
    const done = await move(vendor, 'stand')
    expect(await balanceOf(ctx.db, id)).toBe(before + done.payout)
  })

  it('is finished an hour after its player left, by the game’s rule', async () => {
    const { id, gameSession } = await startPlaying('jacks-or-better')
    const round = await open(vendor, gameSession, { stake: 100 })
    expect(round.status).toBe('open')
    await sweep(vendor)
    ctx.pass(HOUR + 1000)
    await sweep(vendor)
    const after = await ctx.db
      .selectFrom('vendorRounds')
      .selectAll()
      .where('id', '=', round.id)
      .executeTakeFirstOrThrow()
    expect(after.status).toBe('settled')
    expect((after.state as { cards: number[] }).cards).toEqual((round.state as { cards: number[] }).cards)
    expect(await balanceOf(ctx.db, id)).toBe(9900n + after.payout)
  })
})
