import * as v from 'valibot'
import { amount, count, fileIds, id, text } from '../values.ts'

/** Nothing where the operator does not say. */
const flag = v.nullish(
  v.pipe(
    v.union([v.number(), v.boolean()]),
    v.transform((value) => Number(value) !== 0),
  ),
)

/**
 * The session user without the token, which stays in the shell (site.md 3, games-and-cashier.md 3). Amounts are decimal
 * texts in `currency`: `availableBalance` can be played with, `withdrawableBalance` cashed out, `rollingAmount` is still to
 * be wagered before a cash-out. `credited`: 1 once a deposit has arrived. `enabled`: 0 ends the session. Proof statuses: 0
 * not uploaded, 10 being checked, 20 accepted, 30 refused.
 */
export const userSchema = v.object({
  id,
  username: text,
  firstName: text,
  lastName: text,
  gender: text,
  birthday: text,
  country: text,
  countryCode: text,
  postalCode: text,
  city: text,
  address: text,
  email: text,
  mobilePrefix: text,
  mobile: text,
  currency: text,
  currencySymbol: text,
  availableBalance: v.nullish(amount, '0'),
  withdrawableBalance: v.nullish(amount, '0'),
  rollingAmount: v.nullish(amount, '0'),
  invitationCode: text,
  credited: count,
  enabled: v.optional(v.pipe(v.union([v.number(), v.boolean()]), v.transform(Number)), 1),
  /** Whether the address is confirmed. */
  activated: flag,
  /** Of a social registration's answer: whether it has made the account (D8). */
  isNew: flag,
  /** Of a registration's answer: whether the mail that asks for a confirmation is on its way. */
  mailSent: flag,
  vipPoints: count,
  vipLifeTimePoints: count,
  vipLevel: count,
  idcardProofId: fileIds,
  idcardHoldProofId: fileIds,
  addressProofId: fileIds,
  paymentProofId: fileIds,
  sourceOfWealthProofId: fileIds,
  idcardProofStatus: count,
  idcardHoldProofStatus: count,
  addressProofStatus: count,
  paymentProofStatus: count,
  sourceOfWealthProofStatus: count,
})
export type User = v.InferOutput<typeof userSchema>

/**
 * What `getMember` answers: how many players were invited (`childCount`) and what came of it; `treasureIndex` counts the
 * tiers that have been claimed (D17). Amounts are decimal texts in the member's currency.
 */
export const memberSchema = v.object({
  id,
  childCount: count,
  treasureIndex: count,
  type: count,
  level: count,
  totalAwarded: v.nullish(amount, '0'),
  awardBalance: v.nullish(amount, '0'),
  pendingAward: v.nullish(amount, '0'),
  invitationCode: text,
})
export type Member = v.InferOutput<typeof memberSchema>
