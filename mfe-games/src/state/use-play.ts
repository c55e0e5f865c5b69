import type { Game } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'

/**
 * Opens a game, or makes it ready where a press is likely. A visitor who wants real money gets the login-or-join pop-up
 * instead (GM-09).
 */
export function usePlay() {
  const host = useHost()
  const user = useUser()
  const isBarred = (playForFun: 0 | 1) => !user && playForFun === 0
  return {
    hint: ({ id }: Pick<Game, 'id'>, playForFun: 0 | 1) => {
      if (!isBarred(playForFun)) host.screens.hint('game', { gameId: id, playForFun })
    },
    open: ({ id }: Pick<Game, 'id'>, playForFun: 0 | 1) => {
      if (isBarred(playForFun)) host.events.emit('login:required', { reason: 'real-money' })
      else host.screens.open('game', { gameId: id, playForFun })
    },
  }
}
