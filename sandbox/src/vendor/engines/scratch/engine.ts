import type { Random } from '../../random.ts'
import type { Engine, Step } from '../engine.ts'
import { readMove, readStake, RuleError } from '../engine.ts'
import { percentOf } from '../slots/maths.ts'
import type { Prize } from './prizes.ts'
import { CARDS, returned } from './prizes.ts'

export interface ScratchState {
  stake: number
  /** Nine prizes in tenths of the price; three equal ones win that prize, once. */
  cells: number[]
  prize: number
  phase: 'bought' | 'done'
}

/** The prize of a new card, in tenths of its price; 0 for most. */
function drawPrize(prizes: readonly Prize[], random: Random): number {
  let ticket = random.below(CARDS)
  for (const { tenths, cards } of prizes) {
    if (ticket < cards) return tenths
    ticket -= cards
  }
  return 0
}

/** Nine cells in random order that show the prize three times and every other amount at most twice. */
function print(prize: number, prizes: readonly Prize[], random: Random): number[] {
  const rest = prizes.map(({ tenths }) => tenths).filter((tenths) => tenths !== prize)
  const cells = prize > 0 ? [prize, prize, prize] : []
  const pool = [...rest, ...rest]
  while (cells.length < 9) cells.push(...pool.splice(random.below(pool.length), 1))
  for (let i = cells.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const [a = 0, b = 0] = [cells[i], cells[j]]
    cells[i] = b
    cells[j] = a
  }
  return cells
}

const reveal = (state: ScratchState): Step<ScratchState> => ({
  state: { ...state, phase: 'done' },
  done: true,
  payout: (state.stake * state.prize) / 10,
})

/**
 * A scratch card: the prize is drawn when the card is bought and paid when it has been scratched. The RTP
 * is exact, from the printing's prize table. An abandoned card is scratched and paid by the house.
 */
export function scratchCard(prizes: Prize[], volatility: 'low' | 'high'): Engine<ScratchState> {
  return {
    kind: 'scratch',
    facts: {
      rtp: { percent: percentOf(returned(prizes), CARDS * 10), method: 'exact' },
      volatility,
      minStake: 50,
      maxStake: 2000,
      topPrize: Math.max(...prizes.map(({ tenths }) => tenths)) / 10,
      rules: ['rules.scratch.match', 'rules.scratch.table', 'rules.scratch.left'],
      stakes: [50, 100, 200, 500, 1000, 2000],
      pays: prizes.map(({ tenths, cards }) => ({ tenths, oneIn: Math.round(CARDS / cards) })),
    },
    readBet: (bet) => readStake(bet, 10),
    open(bet, random) {
      const prize = drawPrize(prizes, random)
      const state: ScratchState = {
        stake: readStake(bet, 10).stake,
        prize,
        cells: print(prize, prizes, random),
        phase: 'bought',
      }
      return { state, done: false, payout: 0 }
    },
    priceOf(state, move) {
      readMove(move, ['reveal'])
      if (state.phase !== 'bought') throw new RuleError('noMove')
      return 0
    },
    move: reveal,
    finish: reveal,
    view: ({ stake, cells, prize, phase }) => ({
      stake,
      cells,
      phase,
      prize: phase === 'done' ? prize : null,
    }),
  }
}
