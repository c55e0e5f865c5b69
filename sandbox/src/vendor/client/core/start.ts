import { GameError, setWaitingListener } from './api.ts'
import { h } from './dom.ts'
import { makeFrame } from './frame.ts'
import type { Frame } from './frame.ts'
import { reportLastRound } from './last-round.ts'
import { notifyShell, onBalanceChanged } from './shell.ts'
import { readState, sinceAction, startGameSession } from './game-session.ts'
import { stopGame } from './stop-game.ts'
import { loadTexts, t } from './texts.ts'
import type { GameSession } from './types.ts'

/** Every round has shown its result within this time after its response. */
const ROUND_MS = 8000

/** Shows below the title why the game is not ready yet, until the game's frame takes over. */
function showWaiting(root: HTMLElement): void {
  const line = h('p', { class: 'message', role: 'status' })
  root.append(line)
  setWaitingListener((waiting) => {
    // A screen reader may hold back changes inside an aria-busy element.
    if (waiting) root.removeAttribute('aria-busy')
    line.dataset['tone'] = waiting === 'lost' ? 'bad' : 'plain'
    line.textContent = waiting && t(waiting === 'lost' ? 'reconnecting' : 'slow')
  })
}

/** Starts a game page: texts, game session, frame, then the game itself. Shows an error where one of them fails. */
export async function start<Pays, View>(
  game: (frame: Frame, gameSession: GameSession<Pays, View>) => void,
): Promise<void> {
  const root = document.getElementById('game')
  if (!root) return
  // Sent before the load event, so that the site knows that this is the game and not the browser's error page.
  notifyShell('GAME_STARTING')
  try {
    await loadTexts()
    showWaiting(root)
    const gameSession = await startGameSession<Pays, View>()
    const frame = makeFrame(root, gameSession)
    game(frame, gameSession)
    reportLastRound(frame, gameSession)
    root.removeAttribute('aria-busy')
    notifyShell('GAME_READY')
    onBalanceChanged(() => {
      // During a round its own response brings the balance, when the result is shown.
      if (sinceAction() < ROUND_MS) return
      const show = ({ balance }: { balance: number }): void => {
        frame.setBalance(balance)
        if (frame.said() === t('error.insufficient')) frame.say('')
      }
      void readState().then(show, () => undefined)
    })
  } catch (error) {
    const code = error instanceof GameError ? error.code : 'busy'
    stopGame(root, code)
    if (!(error instanceof GameError)) throw error
  }
}
