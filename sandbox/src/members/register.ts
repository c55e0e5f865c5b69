import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { hashPassword } from '../security/passwords.ts'
import { createMember } from './create.ts'
import { inviterOf } from './find.ts'
import type { CheckedRegistration } from './registration.ts'
import { nationalNumber } from './rules.ts'

/** Creates the member of a checked registration, who counts for their inviter once activated. Throws Refusal. */
export async function registerMember(ctx: Context, entity: CheckedRegistration): Promise<Member> {
  const passwordHash = await hashPassword(entity.password)
  return ctx.db.transaction().execute(async (trx) => {
    const { invitorCode } = entity
    const invitedBy = (await inviterOf(trx, invitorCode)) ?? null
    if (invitorCode && invitedBy === null) throw new Refusal('auth.inviteUnknown').at('invitorCode')
    const member = await createMember(trx, {
      username: entity.username,
      email: entity.email,
      passwordHash,
      firstName: entity.firstName,
      lastName: entity.lastName,
      gender: entity.gender,
      birthday: entity.birthday,
      currency: entity.currency,
      countryCode: entity.countryCode,
      stateCode: entity.stateCode,
      city: entity.city,
      postalCode: entity.postalCode,
      address: entity.address,
      mobilePrefix: entity.mobilePrefix.replace('+', ''),
      mobile: nationalNumber(entity.mobilePrefix.replace('+', ''), entity.mobile),
      receiveExclusive: entity.receiveExclusive,
      recommendCode: entity.recommendCode,
      invitedBy,
      createdAt: ctx.clock(),
    })
    // Somebody took the name between the check and now.
    if (!member) throw new Refusal('auth.usernameTaken').at('username')
    return member
  })
}
