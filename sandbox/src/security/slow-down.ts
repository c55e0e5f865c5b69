import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'

const FREE_TRIES = 5
const LONGEST_WAIT_S = 15 * 60
const FORGET_MS = 3600_000

/** Whose password is tried: the name as it was typed, and the member whom it names. */
export interface Tried {
  name: string
  memberId: number | undefined
}

/**
 * What is counted: the member, by whichever of their names; else the name as the database lowers it, which is how it
 * looks for one. The same for both: it tells nothing about them.
 */
function subjectOf({ name, memberId }: Tried): RawBuilder<string> {
  const tried =
    memberId === undefined ? sql`'name:' || lower(${name.trim()}::text)` : sql`${`member:${memberId}`}::text`
  return sql<string>`encode(sha256(convert_to(${tried}, 'UTF8')), 'hex')`
}

/**
 * Takes one try at a password, or throws Refusal while its subject has to wait. It is counted before the password is
 * looked at, so that many tries at the same time are no way around it. From the fifth on each doubles the wait, up to
 * a quarter of an hour; the right password forgets them all.
 */
export async function takeTry(ctx: Context, tried: Tried): Promise<void> {
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('loginAttempts')
      .values({ subject: subjectOf(tried), failures: 0, blockedUntil: now, lastAt: now })
      // Locks the row: it cannot be removed before it is counted.
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet((eb) => ({ subject: eb.ref('excluded.subject') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    const wait = row.blockedUntil.getTime() - now.getTime()
    if (wait > 0) throw new Refusal('auth.slowDown', { seconds: Math.ceil(wait / 1000) })
    const isRecent = now.getTime() - row.lastAt.getTime() < FORGET_MS
    const failures = (isRecent ? row.failures : 0) + 1
    const seconds = failures < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_S, 2 ** (failures - FREE_TRIES))
    const blockedUntil = new Date(now.getTime() + seconds * 1000)
    await trx
      .updateTable('loginAttempts')
      .set({ failures, blockedUntil, lastAt: now })
      .where('subject', '=', row.subject)
      .execute()
  })
}

export async function forgetFailures(ctx: Context, tried: Tried): Promise<void> {
  await ctx.db.deleteFrom('loginAttempts').where('subject', '=', subjectOf(tried)).execute()
}
