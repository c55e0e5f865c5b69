import * as v from 'valibot'
import { count, flag, id, text } from '../values.ts'

/** A game without a name is named after its id, since its button needs a name. */
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

/** A section of the lobby: the section and its list of games may be null where they are empty. */
const section = v.nullish(v.object({ count, data: v.nullish(v.array(gameSchema), []) }), {})
export const lobbySchema = v.object({
  recently: section,
  top: section,
  slotsGames: section,
  tableGames: section,
  liveCasino: section,
})
export type Lobby = v.InferOutput<typeof lobbySchema>
