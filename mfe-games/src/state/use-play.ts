import type { Game } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'
import { rememberName } from './game-names.ts'

type Named = Pick<Game, 'id' | 'name'>

/**
 * Opens a game, or makes it ready where a press is likely. A visitor who wants real money gets the login-or-join pop-up
 * instead (GM-09).
 */
export function usePlay() {
  const host = useHost()
  const user = useUser()
  const isBarred = (playForFun: 0 | 1) => !user && playForFun === 0
  return {
    hint: (game: Named, playForFun: 0 | 1) => {
      if (isBarred(playForFun)) return
      rememberName(game)
      host.screens.hint('game', { gameId: game.id, playForFun })
    },
    open: (game: Named, playForFun: 0 | 1) => {
      if (isBarred(playForFun)) return host.events.emit('login:required', { reason: 'real-money' })
      rememberName(game)
      return host.screens.open('game', { gameId: game.id, playForFun })
    },
  }
}
