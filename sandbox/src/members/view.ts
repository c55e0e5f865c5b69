import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { balanceOf, formatMoney, SYMBOLS } from '../ledger/index.ts'
import { withdrawablePart } from './gifts.ts'

/** The session user of site.md 3, with the token where one was just given. */
export async function sessionUser(db: Kysely<Database>, member: Member, token?: string) {
  const currency = member.currency
  const country = await db
    .selectFrom('countries')
    .select('enName')
    .where('isoCode2', '=', member.countryCode)
    .executeTakeFirst()
  const balance = await balanceOf(db, member.id)
  return {
    id: member.id,
    username: member.username,
    ...(token ? { token } : {}),
    firstName: member.firstName,
    lastName: member.lastName,
    gender: member.gender,
    birthday: member.birthday,
    country: country?.enName ?? '',
    countryCode: member.countryCode,
    stateCode: member.stateCode,
    postalCode: member.postalCode,
    city: member.city,
    address: member.address,
    email: member.email,
    mobilePrefix: member.mobilePrefix,
    mobile: member.mobile,
    currency,
    currencySymbol: SYMBOLS[currency],
    availableBalance: formatMoney(balance, currency),
    invitationCode: member.invitationCode,
    credited: member.credited,
    enabled: member.enabled,
    activated: member.activated,
    vipPoints: member.vipPoints,
    vipLifeTimePoints: member.vipLifeTimePoints,
    vipLevel: member.level,
    withdrawableBalance: formatMoney(withdrawablePart(balance, member), currency),
    rollingAmount: formatMoney(member.rollingAmount, currency),
    ...proofsOf(member),
  }
}

/** The member's documents: file ids (null where there is none) and the status of each (0, 10, 20, 30). */
export function proofsOf(member: Member) {
  return {
    idcardProofId: member.idcardProofId || null,
    idcardHoldProofId: member.idcardHoldProofId || null,
    addressProofId: member.addressProofId || null,
    paymentProofId: member.paymentProofId || null,
    sourceOfWealthProofId: member.sourceOfWealthProofId || null,
    idcardProofStatus: member.idcardProofStatus,
    idcardHoldProofStatus: member.idcardHoldProofStatus,
    addressProofStatus: member.addressProofStatus,
    paymentProofStatus: member.paymentProofStatus,
    sourceOfWealthProofStatus: member.sourceOfWealthProofStatus,
  }
}
