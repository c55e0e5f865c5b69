import type { Frame } from '../core/frame.ts'
import { money, t } from '../core/texts.ts'
import type { GameSession } from '../core/types.ts'
import { makeBetting } from './betting.ts'
import type { TableParts } from './betting.ts'
import type { Bets } from './bets.ts'
import { followTable, liveAmounts, liveOutcome, liveStake } from './live.ts'
import type { LiveTable } from './live.ts'
import { makePlacing } from './place-bets.ts'

/** The part that differs between live games: where bets are shown, how a result is revealed, and its text. */
export interface LiveParts<Result> extends TableParts {
  reset: () => void
  /** Plays the result within `left` ms (0: it is already out). */
  reveal: (result: Result, left: number) => Promise<void>
  ended: (result: Result) => string
  history: (result: Result) => Node
}

/** Runs a live table: the player lays chips, then places them all with one button while betting is open. */
export function runLiveTable<Result>(
  frame: Frame,
  gameSession: GameSession<unknown, unknown>,
  make: (bets: Bets, chip: () => number) => LiveParts<Result>,
): void {
  let busy = false
  let playing = -1
  const betting = makeBetting(frame, {
    stakes: gameSession.facts.stakes,
    chip: 1,
    label: t('live.confirm'),
    press: () => void confirm(),
    changed: () => show(),
  })
  const { bets } = betting
  const parts = make(bets, betting.chip)
  const placing = makePlacing(frame, bets, gameSession.round, () => table.poll())

  const table = followTable<Result>(frame, {
    update(now) {
      // Not while a bet is in flight: its rounds must not count as known before its response comes.
      if (!busy) placing.remember(now.mine)
      if (now.phase !== 'closed') frame.setBalance(now.balance)
      if (playing !== now.round && now.phase === 'betting') {
        playing = now.round
        parts.reset()
      }
      if (now.phase === 'closed') returnChips()
      show()
    },
    result: (result, left) => void parts.reveal(result, left),
    ended(now, isFirst) {
      const outcome = liveOutcome(now.mine)
      // On a fresh page, a table round without bets of the player must not replace the message about the last visit's
      // round.
      const keepsMessage = isFirst && outcome === null && frame.said() !== ''
      if (now.result !== null && !keepsMessage)
        frame.say([parts.ended(now.result), outcome?.text].filter(Boolean).join(' '), outcome?.good ? 'good' : 'plain')
      // A page that was asleep when betting closed returns the chips now.
      returnChips()
    },
    history: parts.history,
  })

  function show(): void {
    const now: LiveTable<Result> | null = table?.now() ?? null
    const open = now?.phase === 'betting' && !busy
    const placed = liveAmounts(now?.mine ?? [], now?.phase === 'result')
    parts.draw((spot) => placed(spot) + bets.at(spot))
    parts.open(open)
    betting.show(open, liveStake(now?.mine ?? []))
  }

  /** Returns chips that were not placed before betting closed; Repeat lays them again. */
  function returnChips(): void {
    const amount = bets.total()
    if (busy || amount === 0) return
    bets.played()
    frame.say(t('live.late', { amount: money(amount) }), 'bad')
  }

  async function confirm(): Promise<void> {
    if (busy || bets.total() === 0) return
    busy = true
    show()
    try {
      await placing.place()
    } finally {
      busy = false
      if (table.now()?.phase !== 'betting') returnChips()
      show()
    }
  }

  betting.spotKeys(parts.keys)
  frame.setBalance(gameSession.balance)
}
