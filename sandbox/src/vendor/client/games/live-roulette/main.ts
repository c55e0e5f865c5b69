import '../../styles/base.css'
import '../../styles/cards.css'
import '../../styles/roulette.css'
import '../../styles/live.css'
import { h } from '../../core/dom.ts'
import { start } from '../../core/start.ts'
import { makeBettingLayout, numberText } from '../../tables/betting-layout.ts'
import { runLiveTable } from '../../tables/live-game.ts'
import { numberBall } from '../../tables/results.ts'
import { makeWheel } from '../../tables/wheel.ts'
import { roulettePaytable } from '../roulette/paytable.ts'

void start<unknown, unknown>((frame, gameSession) => {
  const wheel = makeWheel()
  frame.paytable(roulettePaytable)
  runLiveTable<number>(frame, gameSession, (bets, chip) => {
    const bettingLayout = makeBettingLayout(bets, chip)
    const layout = h('div', { class: 'layout' }, wheel.element, bettingLayout.element)
    frame.stage.append(layout)
    return {
      draw: bettingLayout.draw,
      open: bettingLayout.open,
      reset: () => bettingLayout.mark(null),
      async reveal(result, left) {
        if (left > 1000) {
          layout.classList.add('spinning')
          await wheel.spin(result, left - 400)
          setTimeout(() => layout.classList.remove('spinning'), 900)
        } else wheel.rest(result)
      },
      ended(result) {
        bettingLayout.mark(result)
        return numberText(result)
      },
      history: numberBall,
    }
  })
})
