import type { Game } from '@croupier/shared/api'
import { useHost, useUser } from '@croupier/shared/host'

/** Opens a game. A visitor who wants real money gets the login-or-join pop-up instead (GM-09). */
export function usePlay() {
  const host = useHost()
  const user = useUser()
  return (game: Pick<Game, 'id'>, playForFun: 0 | 1) => {
    if (!user && playForFun === 0) host.events.emit('login:required', { reason: 'real-money' })
    else host.screens.open('game', { gameId: game.id, playForFun })
  }
}
