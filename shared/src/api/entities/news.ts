import * as v from 'valibot'
import { time } from '../time.ts'
import { count, id, optionalId, text } from '../values.ts'

export const NEWS_WITHDRAW = 0
export const NEWS_SHARE = 10
/** A message without a type leads to no screen. */
export const newsSchema = v.object({ id, message: text, type: optionalId, status: count, createTime: v.nullish(time) })
export type News = v.InferOutput<typeof newsSchema>
