import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { testContext, type TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { testGameSession, testVendor } from '../../testing/vendor.ts'
import { removeFunPlay } from './fun-cleanup.ts'
import { giveBack } from './give-back.ts'
import { openRound } from './open.ts'
import { setAsideNotice } from './removed-games.ts'
import { readRound } from './store.ts'
import { sweep } from './sweep.ts'
import type { RoundStatus } from './tables.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
/** A game that a release took away. */
const GONE = 'game-of-last-year'

let ctx: TestContext
let logged: string[]
beforeEach(async () => {
  ctx = await testContext()
  logged = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
})
afterEach(async () => {
  vi.restoreAllMocks()
  // So that another test does not find them.
  await ctx.db.deleteFrom('vendorRounds').where('gameCode', '=', GONE).execute()
})

/** A round of video poker with a bet of 1.00, whose game is then removed; for a member, or for a visitor. */
async function roundOfRemovedGame(memberId: number | null, status: RoundStatus = 'open'): Promise<string> {
  const vendor = testVendor(ctx)
  const gameSession = await testGameSession(ctx, 'jacks-or-better', memberId)
  const { id } = await openRound(vendor, gameSession, { actionId: randomUUID(), bet: { stake: 100 }, factor: 1 })
  await ctx.db.updateTable('vendorRounds').set({ gameCode: GONE, status }).where('id', '=', id).execute()
  return id
}

it('a round whose game was removed is left alone: no retry, no log line, and the bet stays', async () => {
  const member = await testMember(ctx, { balance: '10' })
  const id = await roundOfRemovedGame(member.id)
  const before = await readRound(ctx.db, id)
  for (let hour = 0; hour < 3; hour += 1) {
    ctx.pass(HOUR + 1000)
    await sweep(testVendor(ctx))
  }
  expect(logged.filter((line) => line.includes(id))).toEqual([])
  expect(await readRound(ctx.db, id)).toEqual(before)
  expect(await balanceOf(ctx.db, member.id)).toBe(900n)
})

it('the round ends by itself when its game comes back', async () => {
  const member = await testMember(ctx, { balance: '10' })
  const id = await roundOfRemovedGame(member.id)
  ctx.pass(HOUR + 1000)
  await sweep(testVendor(ctx))
  await ctx.db.updateTable('vendorRounds').set({ gameCode: 'jacks-or-better' }).where('id', '=', id).execute()
  await sweep(testVendor(ctx))
  expect(await readRound(ctx.db, id)).toMatchObject({ status: 'settled' })
})

it.each(['paying', 'rolling', 'betting'] as const)('a removed game delays no money: %s', async (status) => {
  const member = await testMember(ctx, { balance: '10' })
  const id = await roundOfRemovedGame(member.id, status)
  ctx.pass(HOUR)
  await sweep(testVendor(ctx))
  expect(await readRound(ctx.db, id)).toMatchObject({ status: status === 'paying' ? 'settled' : 'rolled_back' })
  expect(await balanceOf(ctx.db, member.id)).toBe(status === 'paying' ? 900n : 1000n)
})

it('one line names the rounds that wait, and the operator gives a bet back once', async () => {
  const member = await testMember(ctx, { balance: '10' })
  expect(await setAsideNotice(ctx.db)).toBe('')
  const id = await roundOfRemovedGame(member.id)
  await roundOfRemovedGame(null)
  expect(await setAsideNotice(ctx.db)).toBe(
    `vendor: rounds of removed games wait for the operator: 1 (${GONE}), listed at /operator/rounds\n`,
  )
  const vendor = testVendor(ctx)
  const given = await Promise.all([giveBack(vendor, id), giveBack(vendor, id)])
  expect(given.toSorted()).toEqual([false, true])
  expect(await giveBack(vendor, id)).toBe(false)
  expect(await readRound(ctx.db, id)).toMatchObject({ status: 'rolled_back' })
  expect(await balanceOf(ctx.db, member.id)).toBe(1000n)
  expect(await setAsideNotice(ctx.db)).toBe('')
})

it('a bet that is being given back when the process dies is given back by the sweep', async () => {
  const member = await testMember(ctx, { balance: '10' })
  const id = await roundOfRemovedGame(member.id)
  const dying = testVendor(ctx, { rollback: () => Promise.reject(new Error('killed')) })
  await expect(giveBack(dying, id)).rejects.toThrow('killed')
  ctx.pass(61_000)
  await sweep(testVendor(ctx))
  expect(await readRound(ctx.db, id)).toMatchObject({ status: 'rolled_back' })
  expect(await balanceOf(ctx.db, member.id)).toBe(1000n)
})

it('a visitor’s round of a removed game is deleted with the rest of the play for fun', async () => {
  const id = await roundOfRemovedGame(null)
  const isLeft = async () =>
    (await ctx.db.selectFrom('vendorRounds').select('id').where('id', '=', id).execute()).length > 0
  const now = ctx.clock().getTime()
  await removeFunPlay(ctx.db, new Date(now + DAY))
  expect(await isLeft()).toBe(true)
  await removeFunPlay(ctx.db, new Date(now + 3 * DAY))
  expect(await isLeft()).toBe(false)
})
