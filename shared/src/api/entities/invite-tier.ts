import * as v from 'valibot'
import { amount } from '../amount.ts'
import { count, id } from '../values.ts'

/** A reward and how many friends it takes (site.md 3); the bonus is decimal text in the member's currency. */
export const inviteTierSchema = v.object({ id, personCount: count, bonusAmount: amount })
export type InviteTier = v.InferOutput<typeof inviteTierSchema>
