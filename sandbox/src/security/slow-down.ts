import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { callerOf } from './proxies.ts'

/** How many tries are free; from then on each doubles the wait, up to the longest. */
interface Pace {
  readonly freeTries: number
  readonly longestWaitS: number
}
const OF_ONE_CALLER: Pace = { freeTries: 5, longestWaitS: 15 * 60 }
/** Looser: whoever knows a name could keep its owner out for as long as they like. */
const OF_ALL_CALLERS: Pace = { freeTries: 50, longestWaitS: 60 }
const EVERYBODY = ''
const FORGET_MS = 3600_000

/** Whose password is tried, by the name as it was typed; and the address it is tried from. */
export interface Tried {
  name: string
  ip: string
}

const hashOf = (text: RawBuilder<string>) => sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/**
 * What is counted: the name as the database lowers it, which is how it looks for one. The same for a name that nobody
 * has, and another for a member's mail address than for their user name: what is told of one tells nothing about the other.
 */
const subjectOf = (name: string): RawBuilder<string> => hashOf(sql`'name:' || lower(${name.trim()}::text)`)

const hashedCaller = ({ ip }: Tried): RawBuilder<string> => hashOf(sql`${callerOf(ip)}::text`)

/**
 * Takes one try at a password, or throws Refusal while its caller has to wait. It is counted before the password is
 * looked at, so that many tries at the same time are no way around it. Each caller is counted for themself: somebody
 * else's wrong passwords keep no owner out. Guesses that come from many addresses are slowed by what all have tried.
 */
export async function takeTry(ctx: Context, tried: Tried): Promise<void> {
  const now = ctx.clock()
  const subject = subjectOf(tried.name)
  await ctx.db.transaction().execute(async (trx) => {
    // That of all first: callers wait there for each other, and no two for one another's.
    await count(trx, { subject, caller: EVERYBODY, pace: OF_ALL_CALLERS, now })
    // A refusal here takes the other back: who waits is counted nowhere.
    await count(trx, { subject, caller: hashedCaller(tried), pace: OF_ONE_CALLER, now })
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
    // Locks the row: it cannot be removed before it is counted.
    .onConflict((conflict) =>
      conflict.columns(['subject', 'caller']).doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  const wait = row.blockedUntil.getTime() - now.getTime()
  if (wait > 0) throw new Refusal('auth.slowDown', { seconds: Math.ceil(wait / 1000) })
  const isRecent = now.getTime() - row.lastAt.getTime() < FORGET_MS
  const failures = (isRecent ? row.failures : 0) + 1
  const { freeTries, longestWaitS } = pace
  const seconds = failures < freeTries ? 0 : Math.min(longestWaitS, 2 ** (failures - freeTries))
  const blockedUntil = new Date(now.getTime() + seconds * 1000)
  await trx
    .updateTable('loginAttempts')
    .set({ failures, blockedUntil, lastAt: now })
    .where('subject', '=', row.subject)
    .where('caller', '=', row.caller)
    .execute()
}

/** The right password forgets its caller's tries, and those of all together. */
export async function forgetTries(ctx: Context, tried: Tried): Promise<void> {
  const ofSubject = ctx.db.deleteFrom('loginAttempts').where('subject', '=', subjectOf(tried.name))
  // In the order in which they are taken.
  await ofSubject.where('caller', '=', EVERYBODY).execute()
  await ofSubject.where('caller', '=', hashedCaller(tried)).execute()
}

/**
 * A new password clears everybody's failed attempts at both the user name and the e-mail address: they were guesses at
 * the old one. One name at a time and the row of all callers first, in the order in which a login locks them, so that
 * the two cannot deadlock.
 */
export async function forgetAllTries(ctx: Context, { username, email }: Pick<Member, 'username' | 'email'>) {
  for (const name of [username, email]) {
    const ofSubject = ctx.db.deleteFrom('loginAttempts').where('subject', '=', subjectOf(name))
    await ofSubject.where('caller', '=', EVERYBODY).execute()
    await ofSubject.execute()
  }
}
