import { randomBytes } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Context } from '../context.ts'
import type { Member, MemberTable } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { useToken } from '../security/one-time-tokens.ts'
import { endSessions } from '../security/sessions.ts'
import { hashToken } from '../security/tokens.ts'
import { activateMember } from './activate.ts'
import { createMember } from './create.ts'
import { findByName, inviterOf } from './find.ts'
import { trySendMemberMail } from './mails.ts'

const VERIFICATION_LIFE_MS = 5 * 60_000
/** As in the members table. */
const LONGEST_USERNAME = 60
const SUFFIX_BYTES = 6

export interface SocialIdentity {
  email: string
  firstName: string
  lastName: string
  /** The codes of an invitation link followed before, empty where there was none. An unknown code is ignored here. */
  invitorCode: string
  recommendCode: string
}

/**
 * The address as a username; of a longer one, its beginning with a suffix that makes it unique, without an @, since it
 * is no address then.
 */
function usernameOf(email: string): string {
  if (email.length <= LONGEST_USERNAME) return email
  const suffix = `-${randomBytes(SUFFIX_BYTES).toString('hex')}`
  const [local = ''] = email.split('@')
  return `${local.slice(0, LONGEST_USERNAME - suffix.length)}${suffix}`
}

const verificationKey = (email: string) => `social:${email.trim().toLowerCase()}`

/** Stores that the social provider has verified the address: valid for one registration, for five minutes. */
export async function verifySocialAddress(ctx: Context, email: string): Promise<void> {
  const now = ctx.clock()
  const expiresAt = new Date(now.getTime() + VERIFICATION_LIFE_MS)
  await ctx.db
    .insertInto('oneTimeTokens')
    .values({ tokenHash: hashToken(verificationKey(email)), kind: 'social', memberId: null, createdAt: now, expiresAt })
    .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ expiresAt, usedAt: null }))
    .execute()
}

/** Whether the provider has verified the address; each verification counts once. */
export async function useVerification(ctx: Context, email: string): Promise<boolean> {
  return (await useToken(ctx.db, 'social', verificationKey(email), ctx.clock())) !== undefined
}

/**
 * The member with this address, created where there is none. The first time that the provider verifies somebody
 * (`isProved`), the account becomes theirs alone: somebody else may have made it, and had it activated by them. Throws
 * Refusal for a closed account. An account that only waited for its owner counts as new, invited by whoever this
 * identity names.
 */
export async function socialMember(
  ctx: Context,
  identity: SocialIdentity,
  isProved: boolean,
  language: string,
): Promise<{ member: Member; isNew: boolean }> {
  const { invitorCode, ...person } = identity
  const { email, recommendCode } = person
  // They never chose whether they want offers.
  const account = { username: usernameOf(email), passwordHash: null, receiveExclusive: false }
  const invitation = { recommendCode, invitedBy: (await inviterOf(ctx.db, invitorCode)) ?? null }
  const member =
    (await findByName(ctx.db, email)) ??
    (await createMember(ctx.db, { ...person, ...invitation, ...account })) ??
    // A concurrent request created this member between the two.
    (await findByName(ctx.db, email))
  if (!member) throw new Refusal('auth.emailTaken')
  const isNew = !member.activated && member.passwordHash === null
  if (!isProved) return { member, isNew }
  if (!member.enabled) throw new Refusal('member.disabled')
  if (!member.socialLogin && (await takeOver(ctx, member.id, isNew ? invitation : {})) && member.passwordHash) {
    await trySendMemberMail(ctx, 'linked', member, language)
  }
  return { member: { ...member, activated: true }, isNew }
}

/** Ends an account's password and sessions, once per account; returns whether this call did it. */
function takeOver(ctx: Context, memberId: number, values: Updateable<MemberTable>): Promise<boolean> {
  return ctx.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('members')
      .set({ ...values, socialLogin: true, passwordHash: null })
      .where('id', '=', memberId)
      .where('socialLogin', '=', false)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await activateMember(db, memberId, ctx.clock())
    await endSessions({ ...ctx, db }, memberId)
    return true
  })
}
