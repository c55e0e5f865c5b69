import type { Context } from '../context.ts'
import { readSetting } from '../operator/settings.ts'
import type { GameRow } from './view.ts'

const ID_STEP = 1000

/** How many games the catalogue should have for this caller (a test setting); 0: as many as there are. */
export const catalogueSize = (ctx: Context, userAgent: string | undefined): Promise<number> =>
  readSetting(ctx.db, 'catalogueSize', userAgent)

/** A catalogue of `size` games: the real ones, then their second, third … editions, each with its own cover address. */
export const withFillerGames = (games: readonly GameRow[], size: number): GameRow[] =>
  Array.from({ length: games.length === 0 ? 0 : Math.max(size, games.length) }, (_, index) => {
    const edition = Math.floor(index / games.length)
    const game = games[index % games.length]!
    if (edition === 0) return game
    return {
      ...game,
      id: edition * ID_STEP + game.id,
      name: `${game.name} ${edition + 1}`,
      cover: `${game.cover}?edition=${edition + 1}`,
    }
  })

/** The real game's id for an edition's, while a large catalogue is served; any other id is returned as it is. */
export const realGameId = async (ctx: Context, id: number, userAgent: string | undefined): Promise<number> =>
  id > ID_STEP && (await catalogueSize(ctx, userAgent)) > 0 ? id % ID_STEP : id
