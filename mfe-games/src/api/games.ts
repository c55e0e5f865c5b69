import { gameSchema, lobbySchema, pageOf, type Game, type Lobby, type Page, type User } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** games-and-cashier.md 9: page size of games. */
const PAGE_SIZE = 300

const gamePage = pageOf(gameSchema)

/** Filter of a list of games: a category, all but one category, games that can be played for fun, a name, a vendor. */
export interface GameFilter {
  readonly category?: string
  readonly category_NEQ?: string
  readonly playForFun?: 1
  readonly name_LIKE?: string
  readonly vendor?: string
}

/** POST /base/game/listPage: most played first. `pageNum` counts from 1. */
export function listGames(
  api: ApiService,
  filter: GameFilter,
  pageNum: number,
  signal?: AbortSignal,
): Promise<Page<Game>> {
  const body = { totalPlayCount_0: 'DESC', enabled: 1, ...filter, pageNum, pageSize: PAGE_SIZE }
  return api.post('/base/game/listPage', body, { schema: gamePage, encoding: 'json', indicator: false, signal })
}

/** POST /sys/game/all: the sections of the home page, those of a member or a visitor's. */
export const lobbyQuery = (api: ApiService, user: User | null) => ({
  queryKey: ['lobby', user?.id],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Lobby> =>
    api.post('/sys/game/all', {}, { schema: lobbySchema, indicator: false, signal }),
})

/** POST /base/game/get. */
export function readGame(api: ApiService, id: number, signal?: AbortSignal): Promise<Game> {
  return api.post('/base/game/get', { id }, { schema: gameSchema, indicator: false, signal })
}

/** POST /sys/latestWin/randomList: names, most of them with the amount won at the end (D18). */
export function readLatestWins(api: ApiService, signal?: AbortSignal): Promise<string[]> {
  return api.post('/sys/latestWin/randomList', {}, { schema: v.array(v.string()), indicator: false, signal })
}
