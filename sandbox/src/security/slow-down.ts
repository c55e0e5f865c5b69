import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { hashToken } from './tokens.ts'

const FREE_TRIES = 5
const LONGEST_WAIT_S = 15 * 60
const FORGET_MS = 3600_000

/** The same for names that exist and names that do not: it tells nothing about them. */
const subjectOf = (name: string) => hashToken(`login:${name.trim().toLowerCase()}`)

/**
 * Takes one try at a name's password, or throws Refusal while the name has to wait. It is counted before the
 * password is looked at, so that many tries at the same time are no way around it. From the fifth on each
 * doubles the wait, up to a quarter of an hour; the right password forgets them all.
 */
export async function takeTry(ctx: Context, name: string): Promise<void> {
  const now = ctx.clock()
  const subject = subjectOf(name)
  await ctx.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('loginAttempts')
      .values({ subject, failures: 0, blockedUntil: now, lastAt: now })
      // Locks the row: it can not be removed before it is counted.
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
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
      .where('subject', '=', subject)
      .execute()
  })
}

export async function forgetFailures(ctx: Context, name: string): Promise<void> {
  await ctx.db.deleteFrom('loginAttempts').where('subject', '=', subjectOf(name)).execute()
}
