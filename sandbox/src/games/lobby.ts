import type { Context } from '../context.ts'
import { gameView } from './view.ts'
import type { GameRow } from './view.ts'

const TOP_COUNT = 10
const RECENT_COUNT = 10

/** The home page's sections: each with its count and its games, the most played first. */
export async function lobby(ctx: Context, memberId: number | null) {
  const games = await ctx.db
    .selectFrom('games')
    .selectAll()
    .where('enabled', '=', 1)
    .orderBy('totalPlayCount', 'desc')
    .orderBy('id')
    .execute()
  const section = (rows: GameRow[]) => ({ count: rows.length, data: rows.map((row) => gameView(ctx, row)) })
  const of = (category: string) => games.filter((game) => game.category === category)
  return {
    recently: section(memberId ? await recentlyPlayed(ctx, memberId) : []),
    top: section(games.filter((game) => game.category !== 'Live Casino').slice(0, TOP_COUNT)),
    slotsGames: section(of('Slots')),
    tableGames: section(of('Table Games')),
    liveCasino: section(of('Live Casino')),
  }
}

async function recentlyPlayed(ctx: Context, memberId: number): Promise<GameRow[]> {
  return ctx.db
    .selectFrom('games')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('gameVisits')
          .select(['gameId', (inner) => inner.fn.max('lastAt').as('played')])
          .where('memberId', '=', memberId)
          // Visits whose rounds were all rolled back do not count as played.
          .where('bet', '>', 0n)
          .groupBy('gameId')
          .as('visits'),
      (join) => join.onRef('visits.gameId', '=', 'games.id'),
    )
    .selectAll('games')
    .where('games.enabled', '=', 1)
    .orderBy('visits.played', 'desc')
    .limit(RECENT_COUNT)
    .execute()
}
