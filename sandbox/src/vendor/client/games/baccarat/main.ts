import '../../styles/base.css'
import '../../styles/cards.css'
import '../../styles/baccarat.css'
import '../../styles/live.css'
import { start } from '../../core/start.ts'
import { t } from '../../core/texts.ts'
import { winnerBall } from '../../tables/results.ts'
import { runSoloTable } from '../../tables/solo-game.ts'
import { baccaratPaytable, coupText, makeBaccaratTable } from './table.ts'
import type { Coup } from './table.ts'

interface BaccaratView extends Coup {
  bets: { spot: string; amount: number }[]
  wins: { spot: string; amount: number }[]
}

void start<{ rtp: Record<string, string> }, BaccaratView>((frame, gameSession) => {
  frame.paytable(() => baccaratPaytable(gameSession.facts.pays.rtp))
  runSoloTable<BaccaratView>(frame, gameSession, { chip: 1, label: t('baccarat.deal') }, (bets, chip) => {
    const table = makeBaccaratTable(frame.stage, bets, chip)
    return {
      draw: table.draw,
      open: table.open,
      reset: table.clear,
      reveal: (view) => table.deal(view),
      ended: coupText,
      history: winnerBall,
      keys: { p: 'player', b: 'banker', t: 'tie' },
    }
  })
})
