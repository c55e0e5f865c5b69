import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { callerOf } from './proxies.ts'

/** How many attempts are free; from then on each doubles the wait, up to the longest. */
interface Pace {
  readonly freeAttempts: number
  readonly longestWaitS: number
}
const OF_ONE_CALLER: Pace = { freeAttempts: 5, longestWaitS: 15 * 60 }
/** Looser, because otherwise anybody who knows a name could lock its owner out for as long as they like. */
const ALL_CALLERS: Pace = { freeAttempts: 50, longestWaitS: 60 }
const EVERYBODY = ''
const FORGET_MS = 3600_000

/** Whose password is tried, by the name as it was typed; and the address it is tried from. */
export interface LoginAttempt {
  name: string
  ip: string
}

const hashOf = (text: RawBuilder<string>) => sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/**
 * What attempts are counted by: the name, lowercased by the database as in its lookups. Unknown names are counted too,
 * and a member's mail address apart from their user name, so that the wait for one reveals nothing about the other.
 */
const subjectOf = (name: string): RawBuilder<string> => hashOf(sql`'name:' || lower(${name.trim()}::text)`)

const hashedCaller = ({ ip }: LoginAttempt): RawBuilder<string> => hashOf(sql`${callerOf(ip)}::text`)

/**
 * Counts one password attempt, or throws Refusal while its caller has to wait. Counted before the password is verified,
 * so that concurrent attempts are no way around the limit. Each caller is counted separately, so that somebody else's
 * wrong passwords do not lock the owner out; guesses from many addresses are slowed by the count of all callers.
 */
export async function countAttempt(ctx: Context, attempt: LoginAttempt): Promise<void> {
  const now = ctx.clock()
  const subject = subjectOf(attempt.name)
  await ctx.db.transaction().execute(async (trx) => {
    // The row of all callers is locked first: concurrent attempts queue there and cannot deadlock.
    await count(trx, { subject, caller: EVERYBODY, pace: ALL_CALLERS, now })
    // A refusal here rolls back the other count: an attempt that has to wait is not counted at all.
    await count(trx, { subject, caller: hashedCaller(attempt), pace: OF_ONE_CALLER, now })
  })
}

interface Count {
  readonly subject: RawBuilder<string>
  readonly caller: string | RawBuilder<string>
  readonly pace: Pace
  readonly now: Date
}

async function count(trx: Transaction<Database>, { subject, caller, pace, now }: Count): Promise<void> {
  const row = await trx
    .insertInto('loginAttempts')
    .values({ subject, caller, failures: 0, blockedUntil: now, lastAt: now })
    // The update changes nothing but locks the row, so that it cannot be deleted before it is counted.
    .onConflict((conflict) =>
      conflict.columns(['subject', 'caller']).doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  const wait = row.blockedUntil.getTime() - now.getTime()
  if (wait > 0) throw new Refusal('auth.slowDown', { seconds: Math.ceil(wait / 1000) })
  const isRecent = now.getTime() - row.lastAt.getTime() < FORGET_MS
  const failures = (isRecent ? row.failures : 0) + 1
  const { freeAttempts, longestWaitS } = pace
  const seconds = failures < freeAttempts ? 0 : Math.min(longestWaitS, 2 ** (failures - freeAttempts))
  const blockedUntil = new Date(now.getTime() + seconds * 1000)
  await trx
    .updateTable('loginAttempts')
    .set({ failures, blockedUntil, lastAt: now })
    .where('subject', '=', row.subject)
    .where('caller', '=', row.caller)
    .execute()
}

/** To be called after the right password: clears the caller's own attempts, and the count of all callers. */
export async function clearAttempts(ctx: Context, attempt: LoginAttempt): Promise<void> {
  const ofSubject = ctx.db.deleteFrom('loginAttempts').where('subject', '=', subjectOf(attempt.name))
  // In the order in which countAttempt locks them.
  await ofSubject.where('caller', '=', EVERYBODY).execute()
  await ofSubject.where('caller', '=', hashedCaller(attempt)).execute()
}

/**
 * A new password clears everybody's failed attempts at both the user name and the e-mail address: they were guesses at
 * the old one. One name at a time and the row of all callers first, in the order in which a login locks them, so that
 * the two cannot deadlock.
 */
export async function clearAllAttempts(ctx: Context, { username, email }: Pick<Member, 'username' | 'email'>) {
  for (const name of [username, email]) {
    const ofSubject = ctx.db.deleteFrom('loginAttempts').where('subject', '=', subjectOf(name))
    await ofSubject.where('caller', '=', EVERYBODY).execute()
    await ofSubject.execute()
  }
}
