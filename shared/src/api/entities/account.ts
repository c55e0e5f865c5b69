import * as v from 'valibot'
import { amount, count, id, text, time } from '../values.ts'

/** News and the tiers of the invitation (site.md 3): of the account alone, no byte of the first page. */
export const NEWS_WITHDRAW = 0
export const NEWS_SHARE = 10
export const newsSchema = v.object({ id, message: text, type: count, status: count, createTime: v.optional(time) })
export type News = v.InferOutput<typeof newsSchema>

export const inviteTierSchema = v.object({ id, personCount: count, bonusAmount: amount })
export type InviteTier = v.InferOutput<typeof inviteTierSchema>
