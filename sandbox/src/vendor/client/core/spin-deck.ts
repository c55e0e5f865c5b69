import { h } from './dom.ts'
import type { Frame } from './frame.ts'
import { pause } from './motion.ts'
import { recover } from './recover.ts'
import { makeStepper } from './stepper.ts'
import { money, t } from './texts.ts'
import type { Answer, RoundView, Sitting } from './types.ts'

/** The shortest time between two rounds; the server holds to it too, by its own clock. */
const ROUND_MS = 2500

/** What a slot does with its controls. */
export interface SpinGame<View> {
  /** Clears what the last round left on the stage. */
  clear: () => void
  /** Opens a round, or goes on with the one that is open. */
  ask: (round: RoundView<View> | null, stake: number) => Promise<Answer<View>>
  /** Shows an answer; the round has ended for the player when it resolves. */
  show: (answer: Answer<View>) => Promise<void>
  /** Called whenever the round or the controls changed. */
  refresh?: () => void
  /** True while the open round has its stake already; the button then says `goOn`. */
  holdsStake?: (round: RoundView<View>) => boolean
  goOn?: string
}

/** The controls of all slots: stake, win, one button; at least 2.5 s a round, and no round by itself. */
export function makeSpinDeck<View>(frame: Frame, sitting: Sitting<unknown, View>, game: SpinGame<View>) {
  let round = sitting.round
  let busy = sitting.wait > 0
  // By this page's clock: the table does not take a game before.
  let opensAt = 0
  const stake = makeStepper(sitting.facts.stakes, round?.stake ?? sitting.facts.stakes[3] ?? 0)
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
      // A timer may be a little early.
      await pause(opensAt - performance.now() + 10, true)
      free()
    }
  }

  frame.setBalance(sitting.balance)
  if (busy) void pause(sitting.wait, true).then(free)
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
