import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal, sessionInvalid } from '../errors.ts'
import { readToken, useToken } from '../security/one-time-tokens.ts'
import { hashPassword } from '../security/passwords.ts'
import { endSessions, isSessionOn } from '../security/sessions.ts'
import { clearAllAttempts } from '../security/login-throttle.ts'
import { hashToken } from '../security/tokens.ts'
import { activateMember } from './activate.ts'
import { lockMember } from './lock.ts'

/**
 * Sets a new password and ends the member's other sessions, the links mailed for choosing one and the wait after wrong
 * passwords, in one transaction. Throws Refusal when the caller's own session (`keepToken`) has been ended meanwhile,
 * for example by the owner's reset.
 */
export async function changePassword(
  ctx: Context,
  memberId: number,
  password: string,
  keepToken?: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await ctx.db.transaction().execute(async (db) => {
    const member = await lockMember(db, memberId)
    const session = keepToken && { memberId, tokenHash: hashToken(keepToken), now: ctx.clock() }
    if (session && !(await isSessionOn(db, session))) throw sessionInvalid()
    await setPassword({ ...ctx, db }, member, passwordHash, keepToken)
  })
}

/**
 * Sets a new password for the owner of a mailed link, activates the account (opening the mail proves the address) and
 * returns the member: all of it or nothing, so that the link of a call that broke off still works. Throws Refusal
 * without a field when the link was used, and with field `token` when it is unknown or expired, so that a client that
 * lost the response can find out whether the password was set (D49).
 */
export async function resetPassword(ctx: Context, token: string, password: string): Promise<Member> {
  const now = ctx.clock()
  // Checked before hashing, so that a made-up link does not cost a hash.
  const link = await readToken(ctx.db, 'reset', token, now)
  if (!link?.memberId) throw new Refusal('auth.linkInvalid').at('token')
  const { memberId } = link
  const passwordHash = await hashPassword(password)
  return ctx.db.transaction().execute(async (db) => {
    // Locks the member before the link: a new password ends the other links too, and two resets would deadlock.
    const member = await lockMember(db, memberId)
    const used = await useToken(db, 'reset', token, now)
    if (!used) throw new Refusal('auth.linkInvalid')
    await setPassword({ ...ctx, db }, member, passwordHash)
    await activateMember(db, memberId, now)
    return member
  })
}

async function setPassword(ctx: Context, member: Member, passwordHash: string, keepToken?: string): Promise<void> {
  await ctx.db.updateTable('members').set({ passwordHash }).where('id', '=', member.id).execute()
  await ctx.db
    .updateTable('oneTimeTokens')
    .set({ usedAt: ctx.clock() })
    .where('memberId', '=', member.id)
    .where('kind', '=', 'reset')
    .where('usedAt', 'is', null)
    .execute()
  await clearAllAttempts(ctx, member)
  await endSessions(ctx, member.id, keepToken)
}
