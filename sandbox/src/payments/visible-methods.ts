import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { readSetting } from '../operator/settings.ts'

/**
 * The members who see a method (games-and-cashier.md 4): everybody, members who have deposited, members who have not.
 */
const EVERYBODY = 0
const AFTER_FIRST = 10
const BEFORE_FIRST = 20
/** Sorts methods that only a setting adds behind the rows of the database. */
const LAST = 1000

/** Every method's row for this caller, each with the changes that the paymentMethods setting makes to it. */
export async function methodsFor(ctx: Context, userAgent: string | undefined) {
  const changes = (await readSetting(ctx.db, 'paymentMethods', userAgent)) ?? {}
  const rows = await ctx.db.selectFrom('paymentMethods').selectAll().execute()
  const known = new Set(rows.map(({ code }) => code))
  const added = Object.keys(changes)
    .filter((code) => !known.has(code))
    .map((code) => ({ code, name: code, enabled: 1, visibility: EVERYBODY, sortIndex: LAST }))
  return [...rows, ...added].map((row) => ({ row, changes: changes[row.code] ?? {} }))
}

/** Whether a member may deposit by a method now: the method is enabled and visible to members like this one. */
export async function isMethodOpenTo(
  ctx: Context,
  member: Member,
  code: string,
  userAgent: string | undefined,
): Promise<boolean> {
  const found = (await methodsFor(ctx, userAgent)).find(({ row }) => row.code === code)
  if (!found) return false
  const { enabled, visibility } = { ...found.row, ...found.changes }
  return enabled === 1 && [EVERYBODY, member.credited === 1 ? AFTER_FIRST : BEFORE_FIRST].includes(visibility)
}
