import * as v from 'valibot'
import { amountOr } from '../amount.ts'
import { count, id, text } from '../values.ts'

/**
 * The response of `getMember`: how many players were invited (`childCount`) and what came of it; `treasureIndex` counts
 * the tiers that have been claimed (D17). Amounts are decimal texts in the member's currency.
 */
export const memberSchema = v.object({
  id,
  childCount: count,
  treasureIndex: count,
  type: count,
  level: count,
  totalAwarded: amountOr('0'),
  awardBalance: amountOr('0'),
  pendingAward: amountOr('0'),
  invitationCode: text,
})
export type Member = v.InferOutput<typeof memberSchema>
