import * as v from 'valibot'
import { count, flag, id, text } from '../values.ts'

/** A game without a name is called by its number: it is a button all the same. */
export const gameSchema = v.pipe(
  v.object({
    id,
    name: text,
    vendor: text,
    cover: text,
    category: text,
    enabled: flag,
    playForFun: flag,
    totalPlayCount: count,
  }),
  v.transform((game) => ({ ...game, name: game.name || `#${game.id}` })),
)
export type Game = v.InferOutput<typeof gameSchema>

/** What a section has none of may be null as well. */
const section = v.nullish(v.object({ count, data: v.nullish(v.array(gameSchema), []) }), {})
export const lobbySchema = v.object({
  recently: section,
  top: section,
  slotsGames: section,
  tableGames: section,
  liveCasino: section,
})
export type Lobby = v.InferOutput<typeof lobbySchema>
