import * as v from 'valibot'
import { amountOr } from '../amount.ts'
import { fileIds, flag, id, points, text, flagDefaultTrue } from '../values.ts'

/** Fields that are only displayed fall back to '' or 0: one bad field must not prevent a login. */
const shown = v.fallback(text, '')
const figure = v.fallback(points, 0)

/**
 * The session user without the token, which stays in the shell (site.md 3, games-and-cashier.md 3). Amounts are decimal
 * texts in `currency`: `availableBalance` can be played with, `withdrawableBalance` cashed out, `rollingAmount` is still to
 * be wagered before a cash-out. `credited`: 1 once a deposit has arrived. `enabled`: 0 ends the session. Proof statuses: 0
 * not uploaded, 10 being checked, 20 accepted, 30 refused.
 */
export const userSchema = v.object({
  id,
  username: text,
  firstName: shown,
  lastName: shown,
  gender: shown,
  birthday: shown,
  country: shown,
  countryCode: shown,
  postalCode: shown,
  city: shown,
  address: shown,
  email: shown,
  mobilePrefix: shown,
  mobile: shown,
  currency: text,
  currencySymbol: shown,
  availableBalance: amountOr('0'),
  withdrawableBalance: amountOr('0'),
  rollingAmount: amountOr('0'),
  invitationCode: shown,
  credited: v.pipe(flag, v.transform(Number)),
  enabled: v.pipe(flagDefaultTrue, v.transform(Number)),
  /** Whether the address is confirmed. */
  activated: v.nullish(flag),
  /** In the response to a social registration: whether it created the account (D8). */
  isNew: v.nullish(flag),
  /** In the response to a registration: whether the confirmation mail is on its way. */
  mailSent: v.nullish(flag),
  vipPoints: figure,
  vipLifeTimePoints: figure,
  vipLevel: figure,
  idcardProofId: fileIds,
  idcardHoldProofId: fileIds,
  addressProofId: fileIds,
  paymentProofId: fileIds,
  sourceOfWealthProofId: fileIds,
  idcardProofStatus: figure,
  idcardHoldProofStatus: figure,
  addressProofStatus: figure,
  paymentProofStatus: figure,
  sourceOfWealthProofStatus: figure,
})
export type User = v.InferOutput<typeof userSchema>
