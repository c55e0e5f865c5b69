import '../../styles/base.css'
import '../../styles/cards.css'
import '../../styles/baccarat.css'
import '../../styles/live.css'
import { start } from '../../core/start.ts'
import { runLiveTable } from '../../tables/live-game.ts'
import { winnerBall } from '../../tables/results.ts'
import { baccaratPaytable, coupText, makeBaccaratTable } from '../baccarat/table.ts'
import type { Coup } from '../baccarat/table.ts'

void start<{ rtp: Record<string, string> }, unknown>((frame, gameSession) => {
  frame.paytable(() => baccaratPaytable(gameSession.facts.pays.rtp))
  runLiveTable<Coup>(frame, gameSession, (bets, chip) => {
    const table = makeBaccaratTable(frame.stage, bets, chip)
    return {
      draw: table.draw,
      open: table.open,
      reset: () => void table.clear(),
      reveal: (coup) => table.deal(coup),
      ended: coupText,
      history: winnerBall,
      keys: { p: 'player', b: 'banker', t: 'tie' },
    }
  })
})
