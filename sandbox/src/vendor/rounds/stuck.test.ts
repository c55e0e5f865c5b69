import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testContext, type TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { planOf, watchQueries } from '../../testing/queries.ts'
import { testVendor, testGameSession } from '../../testing/vendor.ts'
import { BETTING_MS, ROUND_MS } from '../engines/live/clock.ts'
import { settleLive } from '../live/settle.ts'
import { tableMoment } from '../live/tables.ts'
import { gameSessionOfRound } from './game-session.ts'
import { openRound } from './open.ts'
import { readRound } from './store.ts'
import { sweep } from './sweep.ts'

const HOUR = 3600_000
/** Games of the rounds that always fail: their state was lost. */
const [SOLO, TABLE] = ['brass-poker', 'library-baccarat']
/** More than one sweep, or one turn of a table, takes up. */
const [MANY_SOLO, MANY_LIVE] = [201, 501]

let ctx: TestContext
let logged: string[]
let stuck: string[]
beforeEach(async () => {
  ctx = await testContext()
  logged = []
  stuck = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
})
afterEach(async () => {
  vi.restoreAllMocks()
  // So that another test's sweep does not find them.
  if (stuck.length > 0) await ctx.db.deleteFrom('vendorRounds').where('id', 'in', stuck).execute()
})

/** Rounds that always fail, older than any other round. */
async function addStuck(count: number, gameCode: string, liveKey: string | null): Promise<void> {
  const at = new Date(0)
  const rounds = Array.from({ length: count }, () => {
    const id = randomUUID()
    const sessionFields = { player: `f:${id}`, memberId: null, sitting: id, gameId: 1, gameCode, liveKey }
    const action = { actionId: id, lastAction: id, createdAt: at, playedAt: at, updatedAt: at }
    return { ...sessionFields, ...action, id, status: 'open' as const, stake: 100n, bet: '{}' }
  })
  await ctx.db.insertInto('vendorRounds').values(rounds).execute()
  stuck = rounds.map(({ id }) => id)
}

async function playing(code: string, bet: unknown) {
  const { id } = await testMember(ctx, { balance: '100' })
  const gameSession = await testGameSession(ctx, code, id)
  return openRound(testVendor(ctx), gameSession, { actionId: randomUUID(), bet, factor: 1 })
}

let liveBets = 0
/** A bet of a member at a live table, each time an hour later: the former round's result is known. */
async function playingLive() {
  const code = 'terrace-roulette'
  ctx.pass(++liveBets * HOUR)
  const now = ctx.clock().getTime()
  const moment = tableMoment(code, now)
  if (moment.phase !== 'betting' || moment.left < BETTING_MS / 2) ctx.pass(ROUND_MS + moment.opensAt - now)
  return playing(code, { bets: [{ spot: 'red', amount: 100 }] })
}

const failures = () => logged.splice(0).filter((line) => stuck.some((id) => line.includes(id))).length

it('rounds that cannot end delay no others, and are retried a minute later', async () => {
  const { id } = await playing('jacks-or-better', { stake: 100 })
  await addStuck(MANY_SOLO, SOLO, null)
  ctx.pass(HOUR + 1000)
  const vendor = testVendor(ctx)
  await sweep(vendor)
  expect(failures()).toBe(200)
  await sweep(vendor)
  expect(await readRound(ctx.db, id)).toMatchObject({ status: 'settled' })
  expect(failures()).toBe(MANY_SOLO - 200)
  ctx.pass(59_000)
  await sweep(vendor)
  expect(failures()).toBe(0)
  ctx.pass(2_000)
  await sweep(vendor)
  expect(failures()).toBeGreaterThan(0)
  const rows = ctx.db.selectFrom('vendorRounds').select('version').distinct().where('id', 'in', stuck)
  expect(await rows.execute()).toEqual([{ version: 1 }])
})

it('bets that wait at one live table delay no other table, and are all taken up', async () => {
  const { id } = await playingLive()
  await addStuck(MANY_LIVE, TABLE, `${TABLE}:1`)
  ctx.pass(ROUND_MS)
  const vendor = testVendor(ctx)
  await settleLive(vendor)
  expect(await readRound(ctx.db, id)).toMatchObject({ status: 'settled' })
  expect(failures()).toBe(MANY_LIVE)
  await settleLive(vendor)
  expect(failures()).toBe(0)
  ctx.pass(61_000)
  await settleLive(vendor)
  expect(failures()).toBeGreaterThan(0)
})

it('bets whose result is not out yet delay no others', async () => {
  const { id } = await playingLive()
  await addStuck(MANY_LIVE, TABLE, `${TABLE}:${2 ** 31}`)
  ctx.pass(ROUND_MS)
  await settleLive(testVendor(ctx))
  expect(await readRound(ctx.db, id)).toMatchObject({ status: 'settled' })
  expect(failures()).toBe(0)
})

it('a player who looks at a table waits for the own bets only', async () => {
  const round = await playingLive()
  await addStuck(MANY_LIVE, round.gameCode, `${round.gameCode}:1`)
  ctx.pass(ROUND_MS)
  await settleLive(testVendor(ctx), gameSessionOfRound(round))
  expect(await readRound(ctx.db, round.id)).toMatchObject({ status: 'settled' })
  expect(failures()).toBe(0)
})

it('the rounds of a sweep are found and postponed by an index', async () => {
  await addStuck(1, SOLO, null)
  const watch = watchQueries(ctx.db)
  await sweep(testVendor({ ...ctx, db: watch.db }))
  const queries = watch.take().filter(({ sql }) => /^(select|update).*"vendor_rounds"/.test(sql))
  const plans = await Promise.all(queries.map((query) => planOf(ctx.db, query)))
  expect(plans.flatMap(({ scanned }) => scanned)).toEqual([])
  expect(new Set(plans.flatMap(({ indexes }) => indexes))).toEqual(
    new Set(['vendor_rounds_unfinished', 'vendor_rounds_pkey']),
  )
})
