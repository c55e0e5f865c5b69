import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testContext, type TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { planOf, watchQueries } from '../../testing/queries.ts'
import { testVendor, testGameSession } from '../../testing/vendor.ts'
import { BETTING_MS, ROUND_MS } from '../engines/live/clock.ts'
import { settleLive } from '../live/settle.ts'
import { tableMoment } from '../live/tables.ts'
import { openRound } from './open.ts'
import { readRound } from './store.ts'
import { sweep } from './sweep.ts'

const HOUR = 3600_000
/** The game of the rounds that always fail: a release took it away. */
const GONE = 'game-of-last-year'
/** More than one sweep takes up. */
const [SOLO, LIVE] = [201, 501]

let ctx: TestContext
let logged: string[]
beforeEach(async () => {
  ctx = await testContext()
  logged = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
})
afterEach(async () => {
  vi.restoreAllMocks()
  // So that another test's sweep does not find them.
  await ctx.db.deleteFrom('vendorRounds').where('gameCode', '=', GONE).execute()
})

/** Rounds of a game that no longer exists, older than any other round. */
async function addStuck(count: number, liveKey: string | null): Promise<void> {
  const at = new Date(0)
  const rounds = Array.from({ length: count }, () => {
    const id = randomUUID()
    const sessionFields = { player: `f:${id}`, memberId: null, sitting: id, gameId: 1, gameCode: GONE, liveKey }
    const action = { actionId: id, lastAction: id, createdAt: at, playedAt: at, updatedAt: at }
    return { ...sessionFields, ...action, id, status: 'open' as const, stake: 100n, bet: '{}' }
  })
  await ctx.db.insertInto('vendorRounds').values(rounds).execute()
}

async function playing(code: string, bet: unknown) {
  const { id } = await testMember(ctx, { balance: '100' })
  const gameSession = await testGameSession(ctx, code, id)
  return openRound(testVendor(ctx), gameSession, { actionId: randomUUID(), bet, factor: 1 })
}

const failures = () => logged.splice(0).filter((line) => line.includes(GONE)).length

it('rounds that cannot end delay no others, and are retried a minute later', async () => {
  const { id } = await playing('jacks-or-better', { stake: 100 })
  await addStuck(SOLO, null)
  ctx.pass(HOUR + 1000)
  const vendor = testVendor(ctx)
  await sweep(vendor)
  expect(failures()).toBe(200)
  await sweep(vendor)
  expect(await readRound(ctx.db, id)).toMatchObject({ status: 'settled' })
  expect(failures()).toBe(SOLO - 200)
  ctx.pass(59_000)
  await sweep(vendor)
  expect(failures()).toBe(0)
  ctx.pass(2_000)
  await sweep(vendor)
  expect(failures()).toBeGreaterThan(0)
  const rows = ctx.db.selectFrom('vendorRounds').select('version').distinct().where('gameCode', '=', GONE)
  expect(await rows.execute()).toEqual([{ version: 1 }])
})

it('live bets that cannot end delay no others either', async () => {
  const code = 'terrace-roulette'
  const now = ctx.clock().getTime()
  const moment = tableMoment(code, now)
  if (moment.phase !== 'betting' || moment.left < BETTING_MS / 2) ctx.pass(ROUND_MS + moment.opensAt - now)
  const { id } = await playing(code, { bets: [{ spot: 'red', amount: 100 }] })
  await addStuck(LIVE, `${GONE}:1`)
  ctx.pass(ROUND_MS)
  const vendor = testVendor(ctx)
  await settleLive(vendor)
  expect(failures()).toBe(500)
  await settleLive(vendor)
  expect(await readRound(ctx.db, id)).toMatchObject({ status: 'settled' })
  expect(failures()).toBe(LIVE - 500)
  await settleLive(vendor)
  expect(failures()).toBe(0)
  ctx.pass(61_000)
  await settleLive(vendor)
  expect(failures()).toBeGreaterThan(0)
})

it('the rounds of a sweep are found and postponed by an index', async () => {
  await addStuck(1, null)
  const watch = watchQueries(ctx.db)
  await sweep(testVendor({ ...ctx, db: watch.db }))
  const queries = watch.take().filter(({ sql }) => /^(select|update).*"vendor_rounds"/.test(sql))
  const plans = await Promise.all(queries.map((query) => planOf(ctx.db, query)))
  expect(plans.flatMap(({ scanned }) => scanned)).toEqual([])
  expect(new Set(plans.flatMap(({ indexes }) => indexes))).toEqual(
    new Set(['vendor_rounds_unfinished', 'vendor_rounds_pkey']),
  )
})
