import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { hashToken } from './tokens.ts'

const FREE_TRIES = 5
const LONGEST_WAIT_S = 15 * 60
const FORGET_MS = 3600_000

/** The same for names that exist and names that do not: it tells nothing about them. */
const subjectOf = (name: string) => hashToken(`login:${name.trim().toLowerCase()}`)

/** Throws Refusal while a name has to wait after too many wrong passwords. */
export async function refuseWhileSlowed(ctx: Context, name: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('loginAttempts')
    .select('blockedUntil')
    .where('subject', '=', subjectOf(name))
    .executeTakeFirst()
  const wait = row ? row.blockedUntil.getTime() - ctx.clock().getTime() : 0
  if (wait > 0) throw new Refusal('auth.slowDown', { seconds: Math.ceil(wait / 1000) })
}

/** Counts a wrong password: from the fifth on each doubles the wait, up to a quarter of an hour. */
export async function countFailure(ctx: Context, name: string): Promise<void> {
  const now = ctx.clock()
  const subject = subjectOf(name)
  await ctx.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('loginAttempts')
      .selectAll()
      .where('subject', '=', subject)
      .forUpdate()
      .executeTakeFirst()
    const recent = row && now.getTime() - row.lastAt.getTime() < FORGET_MS
    const failures = (recent ? row.failures : 0) + 1
    const seconds = failures < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_S, 2 ** (failures - FREE_TRIES))
    const blockedUntil = new Date(now.getTime() + seconds * 1000)
    await trx
      .insertInto('loginAttempts')
      .values({ subject, failures, blockedUntil, lastAt: now })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet({ failures, blockedUntil, lastAt: now }),
      )
      .execute()
  })
}

export async function forgetFailures(ctx: Context, name: string): Promise<void> {
  await ctx.db.deleteFrom('loginAttempts').where('subject', '=', subjectOf(name)).execute()
}
