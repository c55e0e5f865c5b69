import * as v from 'valibot'
import { amount } from '../amount.ts'
import { count, id } from '../values.ts'

/** How many friends a reward takes (site.md 3); the bonus is decimal text in the member's currency. */
export const inviteTierSchema = v.object({ id, personCount: count, bonusAmount: amount })
export type InviteTier = v.InferOutput<typeof inviteTierSchema>
