import { h } from '../core/dom.ts'
import type { Frame } from '../core/frame.ts'
import { openRound } from '../core/sitting.ts'
import { money, t } from '../core/texts.ts'
import type { Sitting } from '../core/types.ts'
import { makeBets } from './bets.ts'
import type { Bets } from './bets.ts'
import { makeRack } from './chip-rack.ts'
import { followTable, liveAmounts, liveOutcome } from './live.ts'
import type { LiveTable, Ticket } from './live.ts'
import { makeTools } from './tools.ts'

/** The part of a live game that differs: where bets are shown, how a result appears, what it is called. */
export interface LiveParts<Result> {
  draw: (amount: (spot: string) => number) => void
  open: (state: boolean) => void
  reset: () => void
  /** Plays the result in `left` ms (0: it is out already). */
  reveal: (result: Result, left: number) => Promise<void>
  ended: (result: Result) => string
  history: (result: Result) => Node
  /** Keys that put a chip, with their spots. */
  keys?: Readonly<Record<string, string>>
}

/** Runs a live table: chips are laid, then placed with one button while the betting is open. */
export function runLive<Result>(
  frame: Frame,
  sitting: Sitting<unknown, unknown>,
  make: (bets: Bets, chip: () => number) => LiveParts<Result>,
): void {
  const rack = makeRack(sitting.facts.stakes, 1)
  let busy = false
  let playing = -1
  const bets = makeBets(() => show())
  const parts = make(bets, rack.value)
  const tools = makeTools(bets)
  const place = h(
    'button',
    { type: 'button', class: 'primary main', onclick: () => void confirm() },
    t('live.confirm'),
  )
  frame.controls.append(rack.element, tools.buttons, tools.sum, place)

  const table = followTable<Result>(frame, {
    update(now) {
      if (now.phase !== 'closed') frame.setBalance(now.balance)
      if (playing !== now.round && now.phase === 'betting') {
        playing = now.round
        parts.reset()
      }
      if (now.phase === 'closed') giveBack()
      show()
    },
    result: (result, left) => void parts.reveal(result, left),
    ended(now) {
      const outcome = liveOutcome(now.mine)
      if (now.result !== null)
        frame.say(
          [parts.ended(now.result), outcome?.text].filter(Boolean).join(' '),
          outcome?.good ? 'good' : 'plain',
        )
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
    tools.show(open)
    place.disabled = !open || bets.total() === 0
  }

  /** Chips that still lay there when the betting closed go back; Repeat lays them again. */
  function giveBack(): void {
    const amount = bets.total()
    if (busy || amount === 0) return
    bets.played()
    frame.say(t('live.late', { amount: money(amount) }), 'bad')
  }

  const mine = (): string[] => (table.now()?.mine ?? []).map(({ id }) => id)

  async function confirm(): Promise<void> {
    if (busy || bets.total() === 0) return
    busy = true
    show()
    const known = new Set(mine())
    try {
      const amount = bets.total()
      const answer = await openRound<Ticket>({ bets: bets.all() })
      bets.played()
      frame.setBalance(answer.balance)
      frame.say(t('live.placed', { amount: money(amount) }))
      await table.ask()
    } catch (error) {
      await table.ask()
      // An answer that was lost: what lies on the table by its books is placed, and not placed again.
      if (mine().some((id) => !known.has(id))) bets.played()
      else frame.fail(error)
    } finally {
      busy = false
      if (table.now()?.phase !== 'betting') giveBack()
      show()
    }
  }
  const put = (spot: string): void => {
    if (table.now()?.phase === 'betting' && !busy) bets.add(spot, rack.value())
  }
  frame.keys({
    ' ': () => place.click(),
    Enter: () => place.click(),
    u: () => !busy && bets.undo(),
    c: () => !busy && bets.clear(),
    r: () => tools.repeat(),
    ...Object.fromEntries(Object.entries(parts.keys ?? {}).map(([key, spot]) => [key, () => put(spot)])),
  })
  frame.setBalance(sitting.balance)
}
