import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { balanceOf, InsufficientFunds } from '../ledger/index.ts'
import { testContext } from '../testing/context.ts'
import type { TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { issueLaunchToken } from './launch.ts'
import { createWallet } from './wallet.ts'
import type { Wallet } from './wallet.ts'

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
const read = (id: number) =>
  ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a launch token', () => {
  it('opens one sitting once, and the sitting can be opened again', async () => {
    const { id } = await testMember(ctx, { balance: '12.34' })
    const token = await issueLaunchToken(ctx, id, { gameId: 1, fun: false, language: 'fi' })
    const launch = await wallet.authenticate(token)
    expect(launch).toMatchObject({ memberId: id, balance: 1234n, scale: 2, gameId: 1, language: 'fi' })
    await expect(wallet.authenticate(token)).rejects.toThrow(Refusal)
    expect(await wallet.session(launch.playToken)).toMatchObject({ memberId: id, gameCode: launch.gameCode })
  })

  it('ends after two minutes', async () => {
    const own = await testContext()
    const token = await issueLaunchToken(own, null, { gameId: 1, fun: true, language: 'en' })
    own.pass(2 * 60_000 + 1)
    await expect(createWallet(own).authenticate(token)).rejects.toThrow(Refusal)
  })

  it('for fun names no member and no balance', async () => {
    const token = await issueLaunchToken(ctx, null, { gameId: 1, fun: true, language: 'en' })
    expect(await wallet.authenticate(token)).toMatchObject({ fun: true, memberId: null, balance: 0n })
  })
})

describe('a bet', () => {
  it('takes the money, lowers the rolling amount, brings points and a line of history', async () => {
    const { id } = await testMember(ctx, { balance: '100', rollingAmount: '30' })
    const moved = await wallet.bet(round(id, 2500n))
    expect(moved).toMatchObject({ balanceBefore: 10_000n, balanceAfter: 7500n })
    expect(await read(id)).toMatchObject({ rollingAmount: 500n, vipPoints: 2, vipWagerRest: 500n })
    await wallet.bet(round(id, 2500n))
    expect(await read(id)).toMatchObject({ rollingAmount: 0n, vipPoints: 5, vipWagerRest: 0n })
    const visits = await ctx.db.selectFrom('gameVisits').selectAll().where('memberId', '=', id).execute()
    expect(visits).toMatchObject([{ rounds: 2, bet: 5000n }])
  })

  it('sent twice at once is taken once', async () => {
    const { id } = await testMember(ctx, { balance: '10' })
    const bet = round(id, 600n)
    const answers = await Promise.all([wallet.bet(bet), wallet.bet(bet), wallet.bet(bet)])
    expect(answers.map((answer) => answer.balanceAfter)).toEqual([400n, 400n, 400n])
    expect((await read(id)).vipWagerRest).toBe(600n)
  })

  it('is refused without the money, and changes nothing then', async () => {
    const { id } = await testMember(ctx, { balance: '5', rollingAmount: '9' })
    await expect(wallet.bet(round(id, 501n))).rejects.toThrow(InsufficientFunds)
    expect(await read(id)).toMatchObject({ rollingAmount: 900n, vipWagerRest: 0n })
  })

  it('is refused for a blocked and for a disabled member', async () => {
    const blocked = await testMember(ctx, { balance: '5', blocked: true })
    const disabled = await testMember(ctx, { balance: '5', enabled: 0 })
    await expect(wallet.bet(round(blocked.id, 1n))).rejects.toThrow('wallet.blocked')
    await expect(wallet.bet(round(disabled.id, 1n))).rejects.toThrow('member.disabled')
    expect(await balanceOf(ctx.db, blocked.id)).toBe(500n)
  })

  it('raises the level with the points', async () => {
    const { id } = await testMember(ctx, { balance: '100', vipLifeTimePoints: 399 })
    await wallet.bet(round(id, 1000n))
    expect(await read(id)).toMatchObject({ vipLifeTimePoints: 400, level: 10 })
  })
})

describe('a win', () => {
  it('belongs to a bet, and is paid once', async () => {
    const { id } = await testMember(ctx, { balance: '10' })
    const bet = round(id, 100n)
    await expect(wallet.win({ ...bet, key: `${bet.key}:early` })).rejects.toThrow('game.roundUnknown')
    await wallet.bet(bet)
    const win = { ...bet, amount: 450n, key: `${bet.roundId}:win` }
    expect(await wallet.win(win)).toMatchObject({ replayed: false, balanceAfter: 1350n })
    expect(await wallet.win(win)).toMatchObject({ replayed: true, balanceAfter: 1350n })
    expect(await wallet.win({ ...win, amount: 0n, key: 'none' })).toMatchObject({ transactionId: null })
  })
})

describe('a rollback', () => {
  it('gives a round back once, with its points and its rolling amount', async () => {
    const { id } = await testMember(ctx, { balance: '50', rollingAmount: '40' })
    const bet = round(id, 2000n)
    await wallet.bet(bet)
    const back = { memberId: id, roundId: bet.roundId, key: 'back' }
    expect(await wallet.rollback(back)).toMatchObject({ balanceAfter: 5000n })
    expect(await wallet.rollback({ ...back, key: 'again' })).toMatchObject({
      replayed: true,
      balanceAfter: 5000n,
    })
    expect(await read(id)).toMatchObject({ rollingAmount: 4000n, vipPoints: 0, vipWagerRest: 0n })
    await expect(wallet.bet({ ...bet, key: 'late' })).rejects.toThrow('game.roundUnknown')
    await expect(wallet.win({ ...bet, key: 'late-win' })).rejects.toThrow('game.roundUnknown')
  })

  it('of an unknown round moves nothing; a round that has paid stays', async () => {
    const { id } = await testMember(ctx, { balance: '50' })
    const nothing = await wallet.rollback({ memberId: id, roundId: 'never', key: 'n' })
    expect(nothing).toMatchObject({ transactionId: null, balanceAfter: 5000n })
    const bet = round(id, 100n)
    await wallet.bet(bet)
    await wallet.win({ ...bet, key: `${bet.roundId}:win` })
    await expect(wallet.rollback({ memberId: id, roundId: bet.roundId, key: 'x' })).rejects.toThrow(Refusal)
  })
})
