import type { Game } from '@croupier/shared/api'
import { useHost, useUser, type OpenOptions } from '@croupier/shared/host'
import { rememberName } from './game-names.ts'

type Named = Pick<Game, 'id' | 'name'>

/**
 * Opens a game, or preloads it where a press is likely. A visitor who wants real money gets the login-or-join pop-up
 * first (GM-09): a press opens nothing else, so nothing else is preloaded.
 */
export function usePlay() {
  const host = useHost()
  const user = useUser()
  return {
    hint: (game: Named, playForFun: 0 | 1) => {
      if (!user && playForFun === 0) return
      rememberName(game)
      host.screens.hint('game', { gameId: game.id, playForFun })
    },
    open: (game: Named, playForFun: 0 | 1, options?: OpenOptions) => {
      rememberName(game)
      return host.screens.open('game', { gameId: game.id, playForFun }, options)
    },
  }
}
