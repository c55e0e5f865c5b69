import { useShell } from '../host/shell-context.tsx'

/** Launches a game for real money; a visitor gets the login-or-join pop-up first (SH-15, SH-17). */
export function useLaunch(): (gameId: number) => void {
  const { events, screens, session } = useShell()
  return (gameId) => {
    if (session.get()) screens.open('game', { gameId, playForFun: 0 })
    else events.emit('login:required', { reason: 'real-money' })
  }
}
