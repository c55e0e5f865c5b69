import '../../styles/base.css'
import '../../styles/cards.css'
import '../../styles/baccarat.css'
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
import { makeResults, winnerBall } from '../../tables/results.ts'
import { makeTools } from '../../tables/tools.ts'
import { baccaratPaytable, coupText, makeBaccaratTable } from './table.ts'
import type { Coup } from './table.ts'

interface BaccaratView extends Coup {
  bets: { spot: string; amount: number }[]
  wins: { spot: string; amount: number }[]
}

void start<{ rtp: Record<string, string> }, BaccaratView>((frame, sitting) => {
  const rack = makeRack(sitting.facts.stakes, 1)
  let busy = false
  let last = sitting.round
  const bets = makeBets(() => show())
  const table = makeBaccaratTable(frame.stage, bets, rack.value)
  const tools = makeTools(bets)
  const came = makeResults(frame.stage, sitting.recent, winnerBall)
  const deal = h(
    'button',
    { type: 'button', class: 'primary main', onclick: () => void play() },
    t('baccarat.deal'),
  )
  frame.controls.append(rack.element, tools.buttons, tools.sum, deal)
  frame.paytable(() => baccaratPaytable(sitting.facts.pays.rtp))

  function show(): void {
    if (!busy) table.draw(bets.at)
    table.open(!busy)
    tools.show(!busy)
    deal.disabled = busy || bets.total() === 0
  }

  async function take({ round, balance }: Answer<BaccaratView>): Promise<void> {
    if (!round) return
    last = round
    const { view } = round
    frame.setBalance(balance - round.payout)
    await table.deal(view)
    came(view)
    table.draw((spot) => view.wins.find((win) => win.spot === spot)?.amount ?? 0)
    announce(frame, round, balance)
    frame.say(`${coupText(view)} ${frame.said()}`, round.payout > round.stake ? 'good' : 'plain')
    await pause(1200)
    bets.played()
  }

  async function play(): Promise<void> {
    if (busy || bets.total() === 0) return
    busy = true
    frame.say('')
    show()
    await table.clear()
    try {
      await take(await openRound<BaccaratView>({ bets: bets.all() }))
    } catch (error) {
      await recover(frame, error, last, take)
    } finally {
      busy = false
      show()
    }
  }

  const put = (spot: string) => () => !busy && bets.add(spot, rack.value())
  frame.keys({
    ' ': () => deal.click(),
    Enter: () => deal.click(),
    u: () => !busy && bets.undo(),
    c: () => !busy && bets.clear(),
    r: () => !busy && bets.canRepeat() && bets.repeat(),
    p: put('player'),
    b: put('banker'),
    t: put('tie'),
  })
  frame.setBalance(sitting.balance)
  frame.say(t('placeFirst'))
  show()
})
