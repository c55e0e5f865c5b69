import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RoundStatus } from '../vendor/rounds/tables.ts'
import { sendMemberMail } from '../members/mails.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { planOf, scannedBy, watchQueries } from '../testing/queries.ts'
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

describe('what has ended', () => {
  it('is removed: tokens and tries a day later, sessions at once', async () => {
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
