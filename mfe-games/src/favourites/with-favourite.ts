import type { Game } from '@croupier/shared/api'

/** The favourites with this game, as the newest, or without it. */
export function withFavourite(games: readonly Game[], game: Game, isFavourite: boolean): readonly Game[] {
  const others = games.filter(({ id }) => id !== game.id)
  return isFavourite ? [game, ...others] : others
}
