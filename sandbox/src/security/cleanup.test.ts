import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RoundStatus } from '../vendor/rounds/tables.ts'
import { sendMemberMail } from '../members/mails.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { planOf, scannedBy, watchQueries } from '../testing/queries.ts'
import { testGameSession, testVendor } from '../testing/vendor.ts'
import { openRound } from '../vendor/rounds/open.ts'
import { removeExpired, startCleanup } from './cleanup.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})
afterEach(() => {
  vi.useRealTimers()
})

const ago = (ms: number) => new Date(ctx.clock().getTime() - ms)

async function addToken(kind: 'activate' | 'play' | 'social', expiresAt: Date): Promise<string> {
  const tokenHash = randomUUID()
  await ctx.db
    .insertInto('oneTimeTokens')
    .values({ tokenHash, kind, memberId: null, createdAt: expiresAt, expiresAt })
    .execute()
  return tokenHash
}

async function addSession(memberId: number, expiresAt: Date): Promise<string> {
  const tokenHash = randomUUID()
  await ctx.db
    .insertInto('sessions')
    .values({ tokenHash, memberId, createdAt: ago(60 * DAY), expiresAt })
    .execute()
  return tokenHash
}

async function addTries(lastAt: Date): Promise<string> {
  const subject = randomUUID()
  await ctx.db.insertInto('loginAttempts').values({ subject, failures: 9, blockedUntil: lastAt, lastAt }).execute()
  return subject
}

async function addRound(sitting: string, status: RoundStatus): Promise<void> {
  const id = randomUUID()
  const at = ctx.clock()
  const sessionFields = { player: `f:${id}`, memberId: null, sitting, gameId: 1, gameCode: 'european-roulette' }
  const action = { actionId: id, lastAction: id, createdAt: at, playedAt: at, updatedAt: at }
  await ctx.db
    .insertInto('vendorRounds')
    .values({ ...sessionFields, ...action, id, status, stake: 100n, bet: '{}' })
    .execute()
}

const isTokenLeft = async (tokenHash: string) =>
  (await ctx.db.selectFrom('oneTimeTokens').select('kind').where('tokenHash', '=', tokenHash).execute()).length === 1

describe('an expired row', () => {
  it('is removed: tokens and attempts a day later, sessions at once', async () => {
    const { id } = await testMember(ctx)
    const tokens = await Promise.all([
      addToken('activate', ago(DAY + HOUR)),
      addToken('social', ago(DAY + HOUR)),
      addToken('activate', ago(DAY - HOUR)),
      addToken('play', ago(-HOUR)),
    ])
    const [ended, going] = [await addSession(id, ago(1000)), await addSession(id, ago(-HOUR))]
    const [old, recent] = [await addTries(ago(DAY + HOUR)), await addTries(ago(DAY - HOUR))]
    await removeExpired(ctx)
    expect(await Promise.all(tokens.map(isTokenLeft))).toEqual([false, false, true, true])
    const sessions = await ctx.db.selectFrom('sessions').select('tokenHash').where('memberId', '=', id).execute()
    const hashes = sessions.map(({ tokenHash }) => tokenHash)
    expect(hashes).toContain(going)
    expect(hashes).not.toContain(ended)
    const tries = ctx.db.selectFrom('loginAttempts').select('subject').where('subject', 'in', [old, recent])
    expect(await tries.execute()).toEqual([{ subject: recent }])
  })

  it('is kept while a round of its game session is unfinished', async () => {
    const [open, settled, none] = await Promise.all([1, 2, 3].map(() => addToken('play', ago(2 * DAY))))
    await addRound(open!, 'paying')
    await addRound(settled!, 'settled')
    await removeExpired(ctx)
    expect(await Promise.all([open!, settled!, none!].map(isTokenLeft))).toEqual([true, false, false])
    // So that another test's sweep does not find these rounds.
    await ctx.db.deleteFrom('vendorRounds').where('sitting', 'in', [open!, settled!]).execute()
  })

  it('is removed at the start and every hour, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const first = await addToken('social', ago(2 * DAY))
    const cleanup = startCleanup(ctx)
    await vi.waitFor(async () => expect(await isTokenLeft(first)).toBe(false))
    const second = await addToken('social', ago(2 * DAY))
    vi.advanceTimersByTime(HOUR)
    await vi.waitFor(async () => expect(await isTokenLeft(second)).toBe(false))
    await cleanup.close()
    const third = await addToken('social', ago(2 * DAY))
    vi.advanceTimersByTime(2 * HOUR)
    await removeExpired({ ...ctx, clock: () => new Date(0) })
    expect(await isTokenLeft(third)).toBe(true)
  })
})

describe('play for fun', () => {
  const european = 'european-roulette'
  const play = async (memberId: number | null) => {
    const gameSession = await testGameSession(ctx, european, memberId)
    const bet = { bets: [{ spot: 'red', amount: 100 }] }
    const round = await openRound(testVendor(ctx), gameSession, { actionId: randomUUID(), bet, factor: 1 })
    expect(round.status).toBe('settled')
    return gameSession.player
  }
  /** What the vendor still has of a player: rounds, moves of play money, its balance. */
  const leftOf = async (player: string) => {
    const tables = ['vendorRounds', 'vendorFunMoves', 'vendorFunBalances'] as const
    const rows = tables.map((table) => ctx.db.selectFrom(table).select('player').where('player', '=', player).execute())
    return (await Promise.all(rows)).map(({ length }) => length > 0)
  }

  it('is removed after two days, for visitors only, with unplayed sessions', async () => {
    const start = ctx.clock()
    const member = await play((await testMember(ctx, { balance: '10' })).id)
    const [visitor, idle] = [await play(null), (await testGameSession(ctx, european, null)).player]
    const unfinished = await play(null)
    await ctx.db.updateTable('vendorRounds').set({ status: 'paying' }).where('player', '=', unfinished).execute()
    const after = (ms: number) => removeExpired({ ...ctx, clock: () => new Date(start.getTime() + ms) })
    await after(2 * DAY - HOUR)
    expect(await leftOf(visitor)).toEqual([true, true, true])
    expect(await leftOf(idle)).toEqual([false, false, true])
    await after(2 * DAY + HOUR)
    expect(await leftOf(visitor)).toEqual([false, false, false])
    expect(await leftOf(idle)).toEqual([false, false, false])
    expect(await leftOf(unfinished)).toEqual([true, true, true])
    expect(await leftOf(member)).toEqual([true, false, false])
    await ctx.db.updateTable('vendorRounds').set({ status: 'settled' }).where('player', '=', unfinished).execute()
    await after(2 * DAY + 2 * HOUR)
    expect(await leftOf(unfinished)).toEqual([false, false, false])
  })

  it('is removed by an index in one run, however many rounds there are', async () => {
    const player = await play(null)
    const one = await ctx.db
      .selectFrom('vendorRounds')
      .selectAll()
      .where('player', '=', player)
      .executeTakeFirstOrThrow()
    const { state, bet, actions, pending: _, ...columns } = one
    const json = { state: JSON.stringify(state), bet: JSON.stringify(bet), actions: JSON.stringify(actions) }
    const copies = Array.from({ length: 1_500 }, () => ({
      ...columns,
      ...json,
      id: randomUUID(),
      actionId: randomUUID(),
    }))
    await ctx.db.insertInto('vendorRounds').values(copies).execute()
    const watch = watchQueries(ctx.db)
    await removeExpired({ ...ctx, db: watch.db, clock: () => new Date(Date.now() + 3 * DAY) })
    expect(await leftOf(player)).toEqual([false, false, false])
    const queries = watch.take().filter(({ sql }) => /from "vendor_/.test(sql) && !sql.includes('one_time_tokens'))
    expect(await scannedBy(ctx.db, queries)).toEqual([])
    const plans = await Promise.all(queries.map((query) => planOf(ctx.db, query)))
    const indexes = new Set(plans.flatMap((plan) => plan.indexes))
    for (const name of ['vendor_rounds_fun_age', 'vendor_fun_moves_round', 'vendor_fun_balances_age'])
      expect(indexes).toContain(name)
  })
})

it('one-time tokens are counted and removed by an index', async () => {
  const member = await testMember(ctx)
  const watch = watchQueries(ctx.db)
  const watched = { ...ctx, db: watch.db }
  await sendMemberMail(watched, 'reset', member, 'en')
  await removeExpired(watched)
  const queries = watch.take().filter(({ sql }) => /from "one_time_tokens"/.test(sql))
  expect(queries).toHaveLength(2)
  expect(await scannedBy(ctx.db, queries)).toEqual([])
  const [count, removal] = await Promise.all(queries.map((query) => planOf(ctx.db, query)))
  expect(count!.indexes).toEqual(['one_time_tokens_member'])
  expect(removal!.indexes).toContain('one_time_tokens_end')
})
