import type { Frame } from '../core/frame.ts'
import { pause } from '../core/motion.ts'
import { announceOutcome } from '../core/announce-outcome.ts'
import { recover } from '../core/recover.ts'
import { openRound } from '../core/game-session.ts'
import { t } from '../core/texts.ts'
import type { Answer, GameSession } from '../core/types.ts'
import { makeBetting } from './betting.ts'
import type { TableParts } from './betting.ts'
import type { Bets } from './bets.ts'
import { makeResults } from './results.ts'

/** The part that differs between solo games: where bets are shown, how a result is revealed, and its text. */
export interface SoloParts<View> extends TableParts {
  /** Takes the last result off the table. */
  reset: () => Promise<void> | void
  reveal: (view: View) => Promise<void>
  ended: (view: View) => string
  history: (view: View) => HTMLElement
}

interface SoloControls {
  /** Index of the chip that is selected at first. */
  chip: number
  /** The main button's label. */
  label: string
}

/** How long wins stay on the table. */
const WINS_MS = 1400

/** Runs a table for one player: the player lays chips, one button starts the round, its result follows at once. */
export function runSoloTable<View extends { wins: { spot: string; amount: number }[] }>(
  frame: Frame,
  gameSession: GameSession<unknown, View>,
  { chip, label }: SoloControls,
  make: (bets: Bets, chip: () => number) => SoloParts<View>,
): void {
  let busy = false
  let last = gameSession.round
  const betting = makeBetting(frame, {
    stakes: gameSession.facts.stakes,
    chip,
    label,
    press: () => void play(),
    changed: () => show(),
  })
  const { bets } = betting
  const parts = make(bets, betting.chip)
  const addResult = makeResults(frame.stage, gameSession.recent, parts.history)

  function show(): void {
    if (!busy) parts.draw(bets.at)
    parts.open(!busy)
    betting.show(!busy)
  }

  async function take({ round, balance }: Answer<View>): Promise<void> {
    if (!round) return
    last = round
    const { view } = round
    frame.setBalance(balance - round.payout)
    await parts.reveal(view)
    addResult(view)
    parts.draw((spot) => view.wins.find((win) => win.spot === spot)?.amount ?? 0)
    const good = announceOutcome(frame, round, balance)
    frame.say(`${parts.ended(view)} ${frame.said()}`, good ? 'good' : 'plain')
    await pause(WINS_MS)
    bets.played()
  }

  async function play(): Promise<void> {
    if (busy || bets.total() === 0) return
    busy = true
    frame.say('')
    show()
    await parts.reset()
    try {
      await take(await openRound<View>({ bets: bets.all() }))
    } catch (error) {
      await recover(frame, error, last, take)
    } finally {
      busy = false
      show()
    }
  }

  betting.spotKeys(parts.keys)
  frame.setBalance(gameSession.balance)
  frame.say(t('placeFirst'))
  show()
}
