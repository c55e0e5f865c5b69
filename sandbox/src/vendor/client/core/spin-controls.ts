import { h } from './dom.ts'
import type { Frame } from './frame.ts'
import { pause } from './motion.ts'
import { recover } from './recover.ts'
import { makeStepper } from './stepper.ts'
import { money, t } from './texts.ts'
import type { Answer, RoundView, GameSession } from './types.ts'

/** The minimum time between two rounds; the server enforces it too, by its own clock. */
const ROUND_MS = 2500

/** What a slot's game provides for the controls. */
export interface SpinGame<View> {
  /** Clears the last round's marks from the stage. */
  clear: () => void
  /** Sends the request that opens a round, or that continues the open one. */
  ask: (round: RoundView<View> | null, stake: number) => Promise<Answer<View>>
  /** Shows a response; resolves when the player has seen all of it. */
  show: (answer: Answer<View>) => Promise<void>
  /** Called whenever the round or the controls changed. */
  refresh?: () => void
  /** Whether the open round is already paid for; the button then says `goOn`. */
  holdsStake?: (round: RoundView<View>) => boolean
  goOn?: string
}

/** The controls of all slots: stake, win, one button. A round takes at least 2.5 s, and none starts by itself. */
export function makeSpinControls<View>(frame: Frame, gameSession: GameSession<unknown, View>, game: SpinGame<View>) {
  let round = gameSession.round
  let busy = gameSession.wait > 0
  // The earliest time, by this page's clock, at which the server accepts the next game.
  let opensAt = 0
  const stake = makeStepper(gameSession.facts.stakes, round?.stake ?? gameSession.facts.stakes[3] ?? 0)
  const win = h('output', { class: 'num' })
  const spin = h('button', { type: 'button', class: 'primary main', onclick: () => void play() })
  frame.controls.append(stake.element, h('div', { class: 'figure win' }, h('small', {}, t('win')), win), spin)
  frame.keys({
    ' ': () => spin.click(),
    Enter: () => spin.click(),
    ArrowUp: () => stake.step(1),
    ArrowDown: () => stake.step(-1),
  })

  const refresh = (): void => {
    const held = round !== null && (game.holdsStake?.(round) ?? false)
    spin.disabled = busy
    spin.textContent = held ? (game.goOn ?? t('spin')) : t('spin')
    stake.enable(!busy && !held)
    game.refresh?.()
  }
  const free = (): void => {
    busy = false
    refresh()
  }

  async function take(answer: Answer<View>): Promise<void> {
    opensAt = performance.now() + answer.wait
    frame.setBalance(answer.balance - (answer.round?.done ? answer.round.payout : 0))
    round = answer.round
    await game.show(answer)
  }

  async function play(): Promise<void> {
    if (busy) return
    busy = true
    opensAt = performance.now() + ROUND_MS
    win.value = ''
    frame.stage.classList.remove('happy')
    frame.say('')
    game.clear()
    refresh()
    try {
      await take(await game.ask(round, stake.value()))
    } catch (error) {
      await recover<View>(frame, error, round, take)
    } finally {
      // 10 ms more, because a timer may fire a little early.
      await pause(opensAt - performance.now() + 10, true)
      free()
    }
  }

  frame.setBalance(gameSession.balance)
  if (busy) void pause(gameSession.wait, true).then(free)
  return {
    round: () => round,
    stake: stake.value,
    /** Shows what the round has won so far; nothing for 0. */
    setWin(minor: number) {
      win.value = minor > 0 ? money(minor) : ''
    },
    refresh,
  }
}
