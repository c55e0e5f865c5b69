import { TableError, whenWaiting } from './api.ts'
import { h } from './dom.ts'
import { makeFrame } from './frame.ts'
import type { Frame } from './frame.ts'
import { tellLastRound } from './last-round.ts'
import { tellShell, whenMoneyCame } from './shell.ts'
import { readState, sinceAction, sitDown } from './sitting.ts'
import { stopGame } from './stop.ts'
import { loadTexts, t } from './texts.ts'
import type { Sitting } from './types.ts'

/** No round shows its result longer after its answer than this. */
const ROUND_MS = 8000

/** Says below the title why the game is not there yet, until its frame does that. */
function tellWaiting(root: HTMLElement): void {
  const line = h('p', { class: 'message', role: 'status' })
  root.append(line)
  whenWaiting((waiting) => {
    // What changes in a busy place may be kept back by a screen reader.
    if (waiting) root.removeAttribute('aria-busy')
    line.dataset['tone'] = waiting === 'lost' ? 'bad' : 'plain'
    line.textContent = waiting && t(waiting === 'lost' ? 'reconnecting' : 'slow')
  })
}

/** Brings a game page up: words, sitting, frame, then the game itself. What goes wrong is said plainly. */
export async function start<Pays, View>(game: (frame: Frame, sitting: Sitting<Pays, View>) => void): Promise<void> {
  const root = document.getElementById('game')
  if (!root) return
  // Before the page counts as loaded: the site knows by it that this is the game, not a browser's error page.
  tellShell('GAME_STARTING')
  try {
    await loadTexts()
    tellWaiting(root)
    const sitting = await sitDown<Pays, View>()
    const frame = makeFrame(root, sitting)
    game(frame, sitting)
    tellLastRound(frame, sitting)
    root.removeAttribute('aria-busy')
    tellShell('GAME_READY')
    whenMoneyCame(() => {
      // In the middle of a round its own answer brings the balance, at its own time.
      if (sinceAction() < ROUND_MS) return
      const show = ({ balance }: { balance: number }): void => {
        frame.setBalance(balance)
        if (frame.said() === t('error.insufficient')) frame.say('')
      }
      void readState().then(show, () => undefined)
    })
  } catch (error) {
    const code = error instanceof TableError ? error.code : 'busy'
    stopGame(root, code)
    if (!(error instanceof TableError)) throw error
  }
}
