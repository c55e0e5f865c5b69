import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { ownerOfToken, useToken } from '../security/one-time-tokens.ts'
import { activateMember } from './activate.ts'
import { memberById } from './find.ts'
import { sendMemberMail, sendMemberMailInBackground } from './mails.ts'

/**
 * Activates the account of a mailed link and uses the link up, in one transaction. A used link of an activated account
 * answers `already` for as long as its token is kept. Any other link throws Refusal, which names `token` (D49).
 */
export async function activateByLink(ctx: Context, token: string): Promise<{ id: number; already?: true }> {
  const activated = await ctx.db.transaction().execute(async (db) => {
    const used = await useToken(db, 'activate', token, ctx.clock())
    if (used?.memberId) await activateMember(db, used.memberId, ctx.clock())
    return used?.memberId
  })
  if (activated) return { id: activated }
  const owner = await ownerOfToken(ctx.db, 'activate', token)
  const member = owner === undefined ? undefined : await memberById(ctx.db, owner)
  if (!member?.activated) throw new Refusal('auth.linkInvalid').at('token')
  return { id: member.id, already: true }
}

interface Resend {
  id: number
  caller: Member | null
  language: string
}

/** Sends the activation mail again. Only the member learns why none is sent; to anybody else all ids look alike. */
export async function resendActivation(
  ctx: Context,
  { id, caller, language }: Resend,
): Promise<true | 'already' | 'tooMany'> {
  if (caller?.id !== id) {
    const member = await memberById(ctx.db, id)
    if (member && !member.activated) sendMemberMailInBackground(ctx, 'activate', member, language)
    return true
  }
  if (caller.activated) return 'already'
  return (await sendMemberMail(ctx, 'activate', caller, language)) || 'tooMany'
}
