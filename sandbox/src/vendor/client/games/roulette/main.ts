import '../../styles/base.css'
import '../../styles/cards.css'
import '../../styles/roulette.css'
import '../../styles/live.css'
import { h } from '../../core/dom.ts'
import { pause } from '../../core/motion.ts'
import { start } from '../../core/start.ts'
import { t } from '../../core/texts.ts'
import { makeBettingLayout, numberText } from '../../tables/betting-layout.ts'
import { numberBall } from '../../tables/results.ts'
import { runSoloTable } from '../../tables/solo-game.ts'
import { makeWheel } from '../../tables/wheel.ts'
import { roulettePaytable } from './paytable.ts'

interface RouletteView {
  bets: { spot: string; amount: number }[]
  result: number
  wins: { spot: string; amount: number }[]
}

const SPIN_MS = 4600

void start<unknown, RouletteView>((frame, gameSession) => {
  const wheel = makeWheel()
  frame.paytable(roulettePaytable)
  runSoloTable<RouletteView>(frame, gameSession, { chip: 2, label: t('roulette.spin') }, (bets, chip) => {
    const bettingLayout = makeBettingLayout(bets, chip)
    const layout = h('div', { class: 'layout' }, wheel.element, bettingLayout.element)
    frame.stage.append(layout)
    const last = gameSession.round?.view?.result
    if (last !== undefined) {
      wheel.rest(last)
      bettingLayout.mark(last)
    }
    return {
      draw: bettingLayout.draw,
      open: bettingLayout.open,
      reset: () => bettingLayout.mark(null),
      async reveal({ result }) {
        layout.classList.add('spinning')
        await wheel.spin(result, SPIN_MS)
        await pause(700)
        layout.classList.remove('spinning')
        bettingLayout.mark(result)
      },
      ended: ({ result }) => numberText(result),
      history: ({ result }) => numberBall(result),
    }
  })
})
