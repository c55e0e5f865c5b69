import type { Frame } from '../core/frame.ts'
import { money, t } from '../core/texts.ts'
import type { Sitting } from '../core/types.ts'
import { makeBetting } from './betting.ts'
import type { TableParts } from './betting.ts'
import type { Bets } from './bets.ts'
import { followTable, liveAmounts, liveOutcome, liveStake } from './live.ts'
import type { LiveTable } from './live.ts'
import { makePlacing } from './place-bets.ts'

/** The part of a live game that differs: where bets are shown, how a result appears, what it is called. */
export interface LiveParts<Result> extends TableParts {
  reset: () => void
  /** Plays the result in `left` ms (0: it is out already). */
  reveal: (result: Result, left: number) => Promise<void>
  ended: (result: Result) => string
  history: (result: Result) => Node
}

/** Runs a live table: chips are laid, then placed with one button while the betting is open. */
export function runLive<Result>(
  frame: Frame,
  sitting: Sitting<unknown, unknown>,
  make: (bets: Bets, chip: () => number) => LiveParts<Result>,
): void {
  let busy = false
  let playing = -1
  const betting = makeBetting(frame, {
    stakes: sitting.facts.stakes,
    chip: 1,
    label: t('live.confirm'),
    press: () => void confirm(),
    changed: () => show(),
  })
  const { bets } = betting
  const parts = make(bets, betting.chip)
  const placing = makePlacing(frame, bets, sitting.round, () => table.ask())

  const table = followTable<Result>(frame, {
    update(now) {
      // Bets that are on their way are not known before their answer.
      if (!busy) placing.note(now.mine)
      if (now.phase !== 'closed') frame.setBalance(now.balance)
      if (playing !== now.round && now.phase === 'betting') {
        playing = now.round
        parts.reset()
      }
      if (now.phase === 'closed') giveBack()
      show()
    },
    result: (result, left) => void parts.reveal(result, left),
    ended(now, isFirst) {
      const outcome = liveOutcome(now.mine)
      // A round of others does not stand in the way of what was said of the last visit's own.
      const isTold = isFirst && outcome === null && frame.said() !== ''
      if (now.result !== null && !isTold)
        frame.say([parts.ended(now.result), outcome?.text].filter(Boolean).join(' '), outcome?.good ? 'good' : 'plain')
      // A page that slept through the closing says it now.
      giveBack()
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

  /** Chips that still lay there when the betting closed go back; Repeat lays them again. */
  function giveBack(): void {
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
      if (table.now()?.phase !== 'betting') giveBack()
      show()
    }
  }

  betting.spotKeys(parts.keys)
  frame.setBalance(sitting.balance)
}
