import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { useToken } from '../security/one-time.ts'
import { hashToken } from '../security/tokens.ts'
import { createMember } from './create.ts'
import { findByName } from './find.ts'

const WORD_LIFE_MS = 5 * 60_000

export interface SocialIdentity {
  email: string
  firstName: string
  lastName: string
}

const wordOf = (email: string) => `social:${email.trim().toLowerCase()}`

/** The social provider tells that whoever comes now owns this address. Good for one registration, five minutes. */
export async function vouchFor(ctx: Context, email: string): Promise<void> {
  const now = ctx.clock()
  const expiresAt = new Date(now.getTime() + WORD_LIFE_MS)
  await ctx.db
    .insertInto('oneTimeTokens')
    .values({ tokenHash: hashToken(wordOf(email)), kind: 'social', memberId: null, createdAt: now, expiresAt })
    .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ expiresAt, usedAt: null }))
    .execute()
}

/** Whether the provider spoke for the address; its word is used up. */
export async function isVouchedFor(ctx: Context, email: string): Promise<boolean> {
  return (await useToken(ctx.db, 'social', wordOf(email), ctx.clock())) !== undefined
}

/** The member with this identity, made where there is none. Throws Refusal for a closed account. */
export async function socialMember(ctx: Context, identity: SocialIdentity, isProved: boolean): Promise<Member> {
  const member =
    (await findByName(ctx.db, identity.email)) ??
    (await createMember(ctx.db, { ...identity, username: identity.email, passwordHash: null })) ??
    // Somebody was made with this address between the two.
    (await findByName(ctx.db, identity.email))
  if (!member) throw new Refusal('auth.emailTaken')
  if (!isProved) return member
  if (!member.enabled) throw new Refusal('member.disabled')
  await ctx.db.updateTable('members').set({ activated: true }).where('id', '=', member.id).execute()
  return member
}
