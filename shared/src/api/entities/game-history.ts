import * as v from 'valibot'
import { time } from '../time.ts'
import { id, text } from '../values.ts'

export const gameHistoryItemSchema = v.object({ id, name: text, cover: text, createTime: time })
export type GameHistoryItem = v.InferOutput<typeof gameHistoryItemSchema>
