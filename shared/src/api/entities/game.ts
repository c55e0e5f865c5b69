import * as v from 'valibot'
import { count, flag, id, text, time } from '../values.ts'

export const gameSchema = v.object({
  id,
  name: v.string(),
  vendor: text,
  cover: text,
  category: text,
  enabled: flag,
  playForFun: flag,
  totalPlayCount: count,
})
export type Game = v.InferOutput<typeof gameSchema>

export const gameHistoryItemSchema = v.object({ id, name: text, cover: text, createTime: time })
export type GameHistoryItem = v.InferOutput<typeof gameHistoryItemSchema>

const section = v.object({ count, data: v.array(gameSchema) })
export const lobbySchema = v.object({
  recently: section,
  top: section,
  slotsGames: section,
  tableGames: section,
  liveCasino: section,
})
export type Lobby = v.InferOutput<typeof lobbySchema>
