import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { balanceOf, InsufficientFunds, parseMoney } from '../ledger/index.ts'
import { ownClock, testContext } from '../testing/context.ts'
import type { TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { changePassword } from '../members/password.ts'
import { endSession, startSession } from '../security/sessions.ts'
import { issueLaunchToken } from './launch.ts'
import { createWallet } from './wallet.ts'
import type { Move, Wallet } from './wallet.ts'

let ctx: TestContext
let wallet: Wallet
beforeAll(async () => {
  ctx = await testContext()
  wallet = createWallet(ctx)
})

let rounds = 0
const round = (memberId: number, amount: bigint) => {
  rounds += 1
  const roundId = `w-${memberId}-${rounds}`
  return { memberId, gameId: 1, roundId, amount, key: `${roundId}:bet` }
}
const GAME = { gameId: 1, language: 'fi' }
const launch = (memberId: number, token: string) => issueLaunchToken(ctx, { memberId, token }, GAME)
/** A bet from a game session in a new session, or in the given one. */
const stake = async (move: Move, gameSessionId?: string) => {
  const startPlaying = async () =>
    wallet.authenticate(await launch(move.memberId, await startSession(ctx, move.memberId)))
  return wallet.bet({ ...move, gameSessionId: gameSessionId ?? (await startPlaying()).gameSessionId })
}
const read = (id: number) => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const visitsOf = (id: number) =>
  ctx.db.selectFrom('gameVisits').selectAll().where('memberId', '=', id).orderBy('id').execute()

describe('a launch token', () => {
  it('starts one game session, and its play token reopens it', async () => {
    const { id, token: session = '' } = await testMember(ctx, { balance: '12.34' })
    const token = await launch(id, session)
    const launched = await wallet.authenticate(token)
    expect(launched).toMatchObject({ memberId: id, balance: 1234n, scale: 2, gameId: 1, language: 'fi' })
    await expect(wallet.authenticate(token)).rejects.toThrow(Refusal)
    expect(await wallet.session(launched.playToken)).toMatchObject({ memberId: id, gameCode: launched.gameCode })
  })

  it('expires after two minutes', async () => {
    const ownContext = await testContext()
    const token = await issueLaunchToken(ownContext, null, GAME)
    ownContext.pass(2 * 60_000 + 1)
    await expect(createWallet(ownContext).authenticate(token)).rejects.toThrow(Refusal)
  })

  it('contains no member and no balance in play for fun', async () => {
    const token = await issueLaunchToken(ctx, null, GAME)
    expect(await wallet.authenticate(token)).toMatchObject({ fun: true, memberId: null, balance: 0n })
  })
})

describe('a game session', () => {
  it('takes no new bet after its session has ended, but settles earlier bets', async () => {
    const { id, token = '' } = await testMember(ctx, { balance: '10' })
    const { gameSessionId, playToken } = await wallet.authenticate(await launch(id, token))
    const waiting = await launch(id, token)
    const [won, cut] = [round(id, 100n), round(id, 200n)]
    await stake(won, gameSessionId)
    await stake(cut, gameSessionId)
    await endSession(ctx, token)
    await expect(stake(round(id, 100n), gameSessionId)).rejects.toThrow('game.sessionOver')
    expect(await stake(won, gameSessionId)).toMatchObject({ replayed: true })
    await wallet.win({ ...won, amount: 450n, key: `${won.roundId}:win` })
    await wallet.rollback({ memberId: id, roundId: cut.roundId, key: 'back' })
    expect(await balanceOf(ctx.db, id)).toBe(1350n)
    expect(await wallet.session(playToken)).toMatchObject({ isOver: true })
    await expect(wallet.authenticate(waiting)).rejects.toThrow('game.launchInvalid')
  })

  it('ends with its own session only: the one that changed the password plays on', async () => {
    const { id, token = '' } = await testMember(ctx, { balance: '10' })
    const other = await wallet.authenticate(await launch(id, await startSession(ctx, id)))
    const ownContext = await wallet.authenticate(await launch(id, token))
    await changePassword(ctx, id, 'another-pass-1', token)
    await expect(stake(round(id, 100n), other.gameSessionId)).rejects.toThrow('game.sessionOver')
    await stake(round(id, 100n), ownContext.gameSessionId)
    const stranger = await testMember(ctx, { balance: '10' })
    await expect(stake(round(stranger.id, 100n), ownContext.gameSessionId)).rejects.toThrow('game.sessionOver')
  })
})

describe('a bet', () => {
  it('takes the money, lowers the rolling amount, and adds points and a history row', async () => {
    const { id } = await testMember(ctx, { balance: '100', rollingAmount: '3.50' })
    const moved = await stake(round(id, 2500n))
    expect(moved).toMatchObject({ balanceBefore: 10_000n, balanceAfter: 7500n })
    expect(await read(id)).toMatchObject({ rollingAmount: 150n, vipPoints: 2, vipWagerRest: 500n })
    await stake(round(id, 2500n))
    expect(await read(id)).toMatchObject({ rollingAmount: 0n, vipPoints: 5, vipWagerRest: 0n })
    expect(await visitsOf(id)).toMatchObject([{ rounds: 2, bet: 5000n }])
  })

  it('starts a new history row after half an hour without play', async () => {
    const { id } = await testMember(ctx, { balance: '100' })
    const ownContext = ownClock(ctx)
    const later = createWallet(ownContext)
    for (const minutes of [0, 29, 30.5]) {
      ownContext.pass(minutes * 60_000)
      const token = await issueLaunchToken(
        ownContext,
        { memberId: id, token: await startSession(ownContext, id) },
        GAME,
      )
      const { gameSessionId } = await later.authenticate(token)
      await later.bet({ ...round(id, 100n), gameSessionId })
    }
    expect((await visitsOf(id)).map(({ rounds: played }) => played)).toEqual([2, 1])
  })

  it.each([
    ['USD', '25', '1.50', '2'],
    ['EUR', '25', '1.50', '2'],
    ['BRL', '25', '1.50', '2'],
    // A dollar is 0.00001 bitcoin.
    ['BTC', '0.0003', '0.000015', '0.00002'],
  ] as const)(
    'in %s counts towards wagering with at most 2.00, a smaller one completely',
    async (currency, large, small, counted) => {
      const minor = (text: string) => parseMoney(text, currency)
      const { id } = await testMember(ctx, { balance: '100', currency, rollingAmount: '10' })
      await stake(round(id, minor(large)))
      expect((await read(id)).rollingAmount).toBe(minor('10') - minor(counted))
      const bet = round(id, minor(small))
      await stake(bet)
      expect((await read(id)).rollingAmount).toBe(minor('10') - minor(counted) - minor(small))
      await wallet.rollback({ memberId: id, roundId: bet.roundId, key: 'back' })
      expect((await read(id)).rollingAmount).toBe(minor('10') - minor(counted))
    },
  )

  it('is taken once when it is sent twice at once', async () => {
    const { id } = await testMember(ctx, { balance: '10' })
    const bet = round(id, 600n)
    const { gameSessionId } = await wallet.authenticate(await launch(id, await startSession(ctx, id)))
    const answers = await Promise.all([1, 2, 3].map(() => stake(bet, gameSessionId)))
    expect(answers.map((answer) => answer.balanceAfter)).toEqual([400n, 400n, 400n])
    expect((await read(id)).vipWagerRest).toBe(600n)
  })

  it('is refused without the money, and changes nothing', async () => {
    const { id } = await testMember(ctx, { balance: '5', rollingAmount: '9' })
    await expect(stake(round(id, 501n))).rejects.toThrow(InsufficientFunds)
    await expect(stake(round(id, 0n))).rejects.toThrow('money.invalid')
    expect(await read(id)).toMatchObject({ rollingAmount: 900n, vipWagerRest: 0n })
  })

  it('is refused for a blocked or disabled member', async () => {
    const blocked = await testMember(ctx, { balance: '5', blocked: true })
    const closed = await testMember(ctx, { balance: '5' })
    const { playToken, gameSessionId } = await wallet.authenticate(await launch(closed.id, closed.token ?? ''))
    await ctx.db.updateTable('members').set({ enabled: 0 }).where('id', '=', closed.id).execute()
    await expect(stake(round(blocked.id, 1n))).rejects.toThrow('wallet.blocked')
    await expect(stake(round(closed.id, 1n), gameSessionId)).rejects.toThrow('member.disabled')
    expect(await wallet.session(playToken)).toMatchObject({ isOver: true })
    expect(await balanceOf(ctx.db, blocked.id)).toBe(500n)
  })

  it('in bitcoin earns points by its worth in dollars', async () => {
    const { id } = await testMember(ctx, { balance: '1', currency: 'BTC' })
    // 25 dollars at 0.00001 bitcoin for one.
    await stake(round(id, parseMoney('0.00025', 'BTC')))
    expect(await read(id)).toMatchObject({ vipPoints: 2, vipWagerRest: parseMoney('0.00005', 'BTC') })
  })
})

describe('a win', () => {
  it('requires a bet, and is paid once', async () => {
    const { id } = await testMember(ctx, { balance: '10' })
    const bet = round(id, 100n)
    await expect(wallet.win({ ...bet, key: `${bet.key}:early` })).rejects.toThrow('game.roundUnknown')
    await stake(bet)
    const win = { ...bet, amount: 450n, key: `${bet.roundId}:win` }
    expect(await wallet.win(win)).toMatchObject({ replayed: false, balanceAfter: 1350n })
    expect(await wallet.win(win)).toMatchObject({ replayed: true, balanceAfter: 1350n })
    expect(await visitsOf(id)).toMatchObject([{ win: 450n }])
    expect(await wallet.win({ ...win, amount: 0n, key: 'none' })).toMatchObject({ transactionId: null })
  })
})

describe('a rollback', () => {
  it('reverses a round once, with its rolling amount and its remaining points', async () => {
    const { id } = await testMember(ctx, { balance: '50', rollingAmount: '40' })
    const bet = round(id, 2000n)
    await stake(bet)
    const back = { memberId: id, roundId: bet.roundId, key: 'back' }
    expect(await wallet.rollback(back)).toMatchObject({ balanceAfter: 5000n })
    expect(await wallet.rollback({ ...back, key: 'again' })).toMatchObject({
      replayed: true,
      balanceAfter: 5000n,
    })
    expect(await read(id)).toMatchObject({ rollingAmount: 4000n, vipPoints: 0, vipWagerRest: 0n })
    const spent = round(id, 2000n)
    await stake(spent)
    await ctx.db.updateTable('members').set({ vipPoints: 1 }).where('id', '=', id).execute()
    await wallet.rollback({ memberId: id, roundId: spent.roundId, key: 'spent' })
    expect(await read(id)).toMatchObject({ vipPoints: 0, vipLifeTimePoints: 0 })
    await expect(stake({ ...bet, key: 'late' })).rejects.toThrow('game.roundUnknown')
    await expect(wallet.win({ ...bet, key: 'late-win' })).rejects.toThrow('game.roundUnknown')
  })

  it.each([
    ['all of the bet', '100', '2', '0', '100'],
    ['the part of the bet that counted', '100', '50', '0', '100'],
    ['a part of that, and a bonus came since', '1', '50', '30', '31'],
    ['nothing of the bet, and a bonus came since', '0', '50', '30', '30'],
  ])('restores the rolling amount wagered by %s', async (_, owed, amount, since, after) => {
    const minor = (text: string) => BigInt(text) * 100n
    const { id } = await testMember(ctx, { balance: '200', rollingAmount: owed })
    const bet = round(id, minor(amount))
    await stake(bet)
    await ctx.db
      .updateTable('members')
      .set((eb) => ({ rollingAmount: eb('rollingAmount', '+', minor(since)) }))
      .where('id', '=', id)
      .execute()
    await wallet.rollback({ memberId: id, roundId: bet.roundId, key: 'back' })
    expect((await read(id)).rollingAmount).toBe(minor(after))
  })

  it('cancels its bet even if that arrives later', async () => {
    const { id } = await testMember(ctx, { balance: '50' })
    const bet = round(id, 100n)
    await wallet.rollback({ memberId: id, roundId: bet.roundId, key: 'early' })
    await expect(stake(bet)).rejects.toThrow('game.roundUnknown')
    expect(await balanceOf(ctx.db, id)).toBe(5000n)
  })

  it('moves nothing for an unknown round or a round that has paid', async () => {
    const { id } = await testMember(ctx, { balance: '50' })
    const nothing = await wallet.rollback({ memberId: id, roundId: 'never', key: 'n' })
    expect(nothing).toMatchObject({ transactionId: null, balanceAfter: 5000n })
    const bet = round(id, 100n)
    await stake(bet)
    await wallet.win({ ...bet, key: `${bet.roundId}:win` })
    await expect(wallet.rollback({ memberId: id, roundId: bet.roundId, key: 'x' })).rejects.toThrow(Refusal)
  })
})

describe('one bet of a round', () => {
  const extra = ({ roundId, ...bet }: Move, amount: bigint): Move => ({
    ...bet,
    roundId,
    amount,
    key: `${roundId}:extra`,
  })
  const named = ({ memberId, roundId, key }: Move) => ({ memberId, roundId, key })

  it('is returned once, with its points and its rolling amount, also after the round was won', async () => {
    const { id } = await testMember(ctx, { balance: '50', rollingAmount: '40' })
    const bet = round(id, 1000n)
    const doubled = extra(bet, 500n)
    await stake(bet)
    await stake(doubled)
    await wallet.win({ ...bet, amount: 300n, key: `${bet.roundId}:win` })
    expect(await wallet.cancelBet(named(doubled))).toMatchObject({ replayed: false, balanceAfter: 4300n })
    expect(await wallet.cancelBet(named(doubled))).toMatchObject({ transactionId: null, balanceAfter: 4300n })
    expect(await read(id)).toMatchObject({ rollingAmount: 3800n, vipPoints: 1, vipWagerRest: 0n })
    await expect(stake(doubled)).rejects.toThrow('game.roundUnknown')
    const more = { ...bet, amount: 200n, key: `${bet.roundId}:more` }
    expect(await wallet.win(more)).toMatchObject({ replayed: false, balanceAfter: 4500n })
  })

  it('is never taken if its cancellation arrived first', async () => {
    const { id } = await testMember(ctx, { balance: '50' })
    const bet = round(id, 1000n)
    const doubled = extra(bet, 500n)
    await stake(bet)
    expect(await wallet.cancelBet(named(doubled))).toMatchObject({ transactionId: null })
    await expect(stake(doubled)).rejects.toThrow('game.roundUnknown')
    expect(await balanceOf(ctx.db, id)).toBe(4000n)
  })

  it('is not returned twice when its round is rolled back, in either order', async () => {
    const { id } = await testMember(ctx, { balance: '50' })
    for (const order of ['bet first', 'round first']) {
      const bet = round(id, 1000n)
      const doubled = extra(bet, 500n)
      await stake(bet)
      await stake(doubled)
      const all = () => wallet.rollback({ ...named(bet), key: 'all' })
      if (order === 'round first') await all()
      await wallet.cancelBet(named(doubled))
      for (const _time of [1, 2]) await all()
      expect(await balanceOf(ctx.db, id), order).toBe(5000n)
    }
  })
})
