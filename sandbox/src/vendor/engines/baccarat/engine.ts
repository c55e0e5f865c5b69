import type { Engine } from '../engine.ts'
import { noMoves, RuleError } from '../engine.ts'
import type { SpotBet } from '../roulette/bets.ts'
import { betOf, readSpotBets, sumOf } from '../roulette/bets.ts'
import type { Coup, Side } from './deal.ts'
import { dealCoup } from './deal.ts'

export interface BaccaratState extends Coup {
  bets: SpotBet[]
  wins: SpotBet[]
}

const SIDES: ReadonlySet<string> = new Set<Side>(['player', 'banker', 'tie'])

/** What a winning bet pays back, in twentieths of the stake: the banker pays 1 to 1 less 5%, a tie 8 to 1. */
const BACK: Record<Side, number> = { player: 40, banker: 39, tie: 180 }

/** Baccarat's facts for the player, shared with the live table. The RTP given is that of the player bet. */
export const baccaratFacts = {
  rtp: { percent: '98.76', method: 'exact' },
  volatility: 'low',
  minStake: 100,
  maxStake: 100_000,
  topPrize: 8,
  stakes: [100, 500, 1000, 5000, 10_000],
  pays: {
    player: '1:1',
    banker: '0.95:1',
    tie: '8:1',
    rtp: { player: '98.76', banker: '98.94', tie: '85.64' },
  },
} as const

/** Reads the bets; amounts are multiples of 20 minor units, so that the commission needs no rounding. */
export function readBaccaratBets(bet: unknown): SpotBet[] {
  const bets = readSpotBets(bet, SIDES)
  if (bets.some(({ amount }) => amount % 20 !== 0)) throw new RuleError('badBet')
  return bets
}

/** What the bets pay back; on a tie, player and banker bets return. */
export function baccaratWins(bets: readonly SpotBet[], winner: Side): SpotBet[] {
  return bets.flatMap(({ spot, amount }) => {
    if (spot === winner) return [{ spot, amount: (amount / 20) * BACK[winner] }]
    return winner === 'tie' ? [{ spot, amount }] : []
  })
}

/** Punto banco. A bet is `{bets: [{spot: 'player' | 'banker' | 'tie', amount}]}`. */
export const baccarat: Engine<BaccaratState> = {
  kind: 'baccarat',
  facts: {
    ...baccaratFacts,
    stakes: [...baccaratFacts.stakes],
    rules: ['rules.baccarat.aim', 'rules.baccarat.third', 'rules.baccarat.pays', 'rules.baccarat.rtp'],
  },
  readBet: (bet) => betOf(readBaccaratBets(bet)),
  open(bet, random) {
    const bets = readBaccaratBets(bet)
    const coup = dealCoup(random)
    const wins = baccaratWins(bets, coup.winner)
    return { state: { ...coup, bets, wins }, done: true, payout: sumOf(wins) }
  },
  priceOf: noMoves,
  move: noMoves,
  finish: noMoves,
  view: (state) => state,
}
