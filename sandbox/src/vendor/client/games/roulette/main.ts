import '../../styles/base.css'
import '../../styles/cards.css'
import '../../styles/roulette.css'
import '../../styles/live.css'
import { h } from '../../core/dom.ts'
import { pause } from '../../core/motion.ts'
import { announce } from '../../core/outcome.ts'
import { recover } from '../../core/recover.ts'
import { openRound } from '../../core/sitting.ts'
import { start } from '../../core/start.ts'
import { t } from '../../core/texts.ts'
import type { Answer } from '../../core/types.ts'
import { makeBets } from '../../tables/bets.ts'
import { makeRack } from '../../tables/chip-rack.ts'
import { makeCloth, numberText } from '../../tables/cloth.ts'
import { makeResults, numberBall } from '../../tables/results.ts'
import { makeTools } from '../../tables/tools.ts'
import { makeWheel } from '../../tables/wheel.ts'
import { roulettePaytable } from './paytable.ts'

interface RouletteView {
  bets: { spot: string; amount: number }[]
  result: number
  wins: { spot: string; amount: number }[]
}

const SPIN_MS = 4600

void start<unknown, RouletteView>((frame, sitting) => {
  const rack = makeRack(sitting.facts.stakes)
  const wheel = makeWheel()
  let busy = false
  let last = sitting.round
  const bets = makeBets(() => show())
  const cloth = makeCloth(bets, rack.value)
  const tools = makeTools(bets)
  const layout = h('div', { class: 'layout' }, wheel.element, cloth.element)
  const spin = h(
    'button',
    { type: 'button', class: 'primary main', onclick: () => void play() },
    t('roulette.spin'),
  )
  frame.stage.append(layout)
  const came = makeResults(frame.stage, sitting.recent.map(({ result }) => result), numberBall)
  frame.controls.append(rack.element, tools.buttons, tools.sum, spin)
  frame.paytable(roulettePaytable)

  function show(): void {
    if (!busy) cloth.draw(bets.at)
    cloth.open(!busy)
    tools.show(!busy)
    spin.disabled = busy || bets.total() === 0
  }

  async function take({ round, balance }: Answer<RouletteView>): Promise<void> {
    if (!round) return
    last = round
    const { result, wins } = round.view
    frame.setBalance(balance - round.payout)
    layout.classList.add('spinning')
    await wheel.spin(result, SPIN_MS)
    await pause(700)
    cloth.mark(result)
    came(result)
    cloth.draw((spot) => wins.find((win) => win.spot === spot)?.amount ?? 0)
    announce(frame, round, balance)
    frame.say(`${numberText(result)} ${frame.said()}`, round.payout > round.stake ? 'good' : 'plain')
    layout.classList.remove('spinning')
    await pause(1400)
    bets.played()
  }

  async function play(): Promise<void> {
    if (busy) return
    if (bets.total() === 0) {
      frame.say(t('placeFirst'))
      return
    }
    busy = true
    cloth.mark(null)
    frame.say('')
    show()
    try {
      await take(await openRound<RouletteView>({ bets: bets.all() }))
    } catch (error) {
      await recover(frame, error, last, take)
    } finally {
      layout.classList.remove('spinning')
      busy = false
      show()
    }
  }

  frame.keys({
    ' ': () => spin.click(),
    Enter: () => spin.click(),
    u: () => !busy && bets.undo(),
    c: () => !busy && bets.clear(),
    r: () => !busy && bets.canRepeat() && bets.repeat(),
  })
  frame.setBalance(sitting.balance)
  if (sitting.round?.view) {
    wheel.rest(sitting.round.view.result)
    cloth.mark(sitting.round.view.result)
  }
  frame.say(t('placeFirst'))
  show()
})
