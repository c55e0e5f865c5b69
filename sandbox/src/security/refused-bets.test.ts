import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { planOf, scannedBy, watchQueries } from '../testing/queries.ts'
import { testGameSession, testVendor } from '../testing/vendor.ts'
import { createWallet } from '../wallet/wallet.ts'
import { openRound } from '../vendor/rounds/open.ts'
import { removeExpired } from './cleanup.ts'
import { removeRefused } from './refused-bets.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const CODE = 'european-roulette'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

/** The statuses of a member's rounds, and how many marks of canceled bets there are. */
async function leftOf(memberId: number) {
  const rounds = await ctx.db.selectFrom('vendorRounds').select('status').where('memberId', '=', memberId).execute()
  const marks = await ctx.db.selectFrom('canceledBets').select('key').where('memberId', '=', memberId).execute()
  return { rounds: rounds.map(({ status }) => status).toSorted(), marks: marks.length }
}

it('refused rounds and marks of canceled bets are removed after two days, and no other round of a member', async () => {
  const member = await testMember(ctx, { balance: '1' })
  const gameSession = await testGameSession(ctx, CODE, member.id)
  const bet = { bets: [{ spot: 'red', amount: 100 }] }
  const open = () => openRound(testVendor(ctx), gameSession, { actionId: randomUUID(), bet, factor: 1 })
  const played = await open()
  expect(played.status).toBe('settled')
  await ctx.db.updateTable('members').set({ blocked: true }).where('id', '=', member.id).execute()
  await expect(open()).rejects.toThrow('blocked')
  const start = ctx.clock().getTime()
  const after = (ms: number) => removeExpired({ ...ctx, clock: () => new Date(start + ms) })
  await after(2 * DAY - HOUR)
  expect(await leftOf(member.id)).toEqual({ rounds: ['refused', 'settled'], marks: 1 })
  await after(2 * DAY + HOUR)
  expect(await leftOf(member.id)).toEqual({ rounds: ['settled'], marks: 0 })
})

it('a late bet of a canceled round is refused for two days, and after a repeated cancellation again', async () => {
  const { id: memberId } = await testMember(ctx, { balance: '10' })
  const { id: gameSessionId, gameId } = await testGameSession(ctx, CODE, memberId)
  const wallet = createWallet(ctx)
  const roundId = randomUUID()
  const bet = () => wallet.bet({ memberId, gameId, roundId, gameSessionId, amount: 100n, key: `vendor:${roundId}:bet` })
  const rollback = () => wallet.rollback({ memberId, roundId, key: `vendor:${roundId}:rollback` })
  await rollback()
  await removeRefused(ctx.db, new Date(ctx.clock().getTime() + 2 * DAY - HOUR))
  await expect(bet()).rejects.toThrow('game.roundUnknown')
  await removeRefused(ctx.db, new Date(ctx.clock().getTime() + 2 * DAY + HOUR))
  await rollback()
  await expect(bet()).rejects.toThrow('game.roundUnknown')
  expect(await balanceOf(ctx.db, memberId)).toBe(1000n)
})

it('they are removed by an index in one run, however many there are', async () => {
  const { id: memberId } = await testMember(ctx)
  const at = ctx.clock()
  const rounds = Array.from({ length: 1_500 }, () => {
    const id = randomUUID()
    const sessionFields = { player: `m:${memberId}`, memberId, sitting: '', gameId: 1, gameCode: CODE }
    const action = { actionId: id, lastAction: id, createdAt: at, playedAt: at, updatedAt: at }
    return { ...sessionFields, ...action, id, status: 'refused' as const, stake: 100n, bet: '{}' }
  })
  await ctx.db.insertInto('vendorRounds').values(rounds).execute()
  const marks = rounds.map(({ id }) => ({ memberId, key: `round:${id}`, createdAt: at }))
  await ctx.db.insertInto('canceledBets').values(marks).execute()
  const watch = watchQueries(ctx.db)
  await removeRefused(watch.db, new Date(at.getTime() + 3 * DAY))
  expect(await leftOf(memberId)).toEqual({ rounds: [], marks: 0 })
  const queries = watch.take()
  expect(await scannedBy(ctx.db, queries)).toEqual([])
  const plans = await Promise.all(queries.map((query) => planOf(ctx.db, query)))
  const indexes = new Set(plans.flatMap((plan) => plan.indexes))
  for (const name of ['vendor_rounds_refused_age', 'canceled_bets_age']) expect(indexes).toContain(name)
})
