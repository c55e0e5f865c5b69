import type { Engine } from '../engine.ts'
import { noMoves } from '../engine.ts'
import type { SpotBet } from './bets.ts'
import { betOf, readSpotBets, rouletteWins, sumOf } from './bets.ts'

export interface RouletteState {
  bets: SpotBet[]
  result: number
  wins: SpotBet[]
}

/** Roulette's facts for the player, shared with the live table. */
export const rouletteFacts = {
  rtp: { percent: '97.30', method: 'exact' },
  volatility: 'medium',
  minStake: 10,
  maxStake: 100_000,
  topPrize: 35,
  stakes: [10, 50, 100, 500, 1000, 5000],
  pays: { straight: 35, split: 17, street: 11, corner: 8, line: 5, dozen: 2, even: 1 },
} as const

/** European roulette: one zero, 37 pockets. Every bet returns 36/37 = 97.30% (exact). */
export const roulette: Engine<RouletteState> = {
  kind: 'roulette',
  facts: {
    ...rouletteFacts,
    stakes: [...rouletteFacts.stakes],
    rules: ['rules.roulette.wheel', 'rules.roulette.bets', 'rules.roulette.zero'],
  },
  readBet: (bet) => betOf(readSpotBets(bet)),
  open(bet, random) {
    const bets = readSpotBets(bet)
    const result = random.below(37)
    const wins = rouletteWins(bets, result)
    return { state: { bets, result, wins }, done: true, payout: sumOf(wins) }
  },
  priceOf: noMoves,
  move: noMoves,
  finish: noMoves,
  view: (state) => state,
}
