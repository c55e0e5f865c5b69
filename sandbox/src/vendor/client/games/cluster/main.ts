import '../../styles/base.css'
import '../slot/slot.css'
import './cluster.css'
import { h } from '../../core/dom.ts'
import { announceOutcome } from '../../core/announce-outcome.ts'
import { openRound } from '../../core/game-session.ts'
import { makeSpinControls } from '../../core/spin-controls.ts'
import { start } from '../../core/start.ts'
import { money, t } from '../../core/texts.ts'
import { makeMarquee } from '../slot/marquee.ts'
import { makeBoard } from './board.ts'
import { clusterPaytable } from './paytable.ts'
import type { ClusterPays, ClusterView } from './types.ts'

const FIRST = [...'AEFBECFCEDAFEBFECDDFAEFBCEFDBEFAEDFC']

void start<ClusterPays, ClusterView>((frame, gameSession) => {
  const { facts, pictures } = gameSession
  const { coins, multipliers, side } = facts.pays
  const board = makeBoard(side, pictures)
  const steps = multipliers.map((times) => h('li', { class: 'num' }, `×${times}`))
  const ladder = h('ol', { class: 'ladder', 'aria-hidden': 'true' }, ...steps)
  frame.stage.append(makeMarquee(gameSession), h('div', { class: 'cabinet square' }, ladder, board.element))

  const light = (fall: number | null): void => {
    const lit = fall === null ? -1 : Math.min(fall, steps.length - 1)
    steps.forEach((step, index) => step.classList.toggle('lit', index === lit))
  }

  const spinControls = makeSpinControls<ClusterView>(frame, gameSession, {
    clear() {
      board.clear()
      light(null)
    },
    async ask(_round, stake) {
      try {
        const [answer] = await Promise.all([openRound<ClusterView>({ stake }), board.empty()])
        return answer
      } catch (error) {
        // No bet was taken, or that is not known yet: show the previous board again.
        board.restore()
        throw error
      }
    },
    async show({ round, balance }) {
      const falls = round?.view?.falls ?? []
      const stake = round?.stake ?? 0
      frame.stage.classList.toggle('quiet', (round?.payout ?? 0) <= stake)
      let won = 0
      for (const [index, { board: letters, wins, multiplier, coins: paid }] of falls.entries()) {
        light(index)
        await board.drop(letters)
        if (wins.length === 0) continue
        won += (paid * stake) / coins
        spinControls.setWin(won)
        if (index > 0) frame.say(t('cluster.soFar', { times: multiplier, amount: money(won) }))
        await board.showWins(wins, (win) => money((win.coins * multiplier * stake) / coins))
        await board.clearWins(wins)
      }
      if (round) frame.stage.classList.toggle('happy', announceOutcome(frame, round, balance))
    },
  })
  frame.paytable(() => clusterPaytable(facts.pays, pictures, spinControls.stake()))
  board.set(gameSession.round?.view?.falls.at(-1)?.board ?? FIRST)
  spinControls.refresh()
})
