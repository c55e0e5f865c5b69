import type { Game } from '@croupier/shared/api'

/** The favourites with this game, as the newest, or without it. */
export function withFavourite(games: readonly Game[], game: Game, wanted: boolean): readonly Game[] {
  const others = games.filter(({ id }) => id !== game.id)
  return wanted ? [game, ...others] : others
}
