import * as v from 'valibot'
import { id, text, time } from '../values.ts'

export const gameHistoryItemSchema = v.object({ id, name: text, cover: text, createTime: time })
export type GameHistoryItem = v.InferOutput<typeof gameHistoryItemSchema>
