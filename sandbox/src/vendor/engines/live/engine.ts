import type { GameKind } from '../../../games/catalogue.ts'
import type { Random } from '../../random.ts'
import type { Coup } from '../baccarat/deal.ts'
import { dealCoup } from '../baccarat/deal.ts'
import { baccaratFacts, baccaratWins, readBaccaratBets } from '../baccarat/engine.ts'
import type { Engine, Facts, Step } from '../engine.ts'
import { noMoves, RuleError } from '../engine.ts'
import type { SpotBet } from '../roulette/bets.ts'
import { betOf, readSpotBets, rouletteWins, sumOf } from '../roulette/bets.ts'
import { rouletteFacts } from '../roulette/engine.ts'

/** A player's bets in one round of a live table; the result belongs to the table and is shared by all players. */
interface LiveState<Result> {
  bets: SpotBet[]
  result: Result | null
  wins: SpotBet[]
}

/** An engine whose rounds end by the table's clock instead of by a move. */
export interface LiveEngine<Result> extends Engine<LiveState<Result>> {
  /** Draws the result of a round of the table, once for everybody. */
  draw(random: Random): Result
  /** Ends a player's round with the table's result. */
  settle(state: LiveState<Result>, result: Result): Step<LiveState<Result>>
}

interface Parts<Result> {
  kind: GameKind
  facts: Facts
  read: (bet: unknown) => SpotBet[]
  draw: (random: Random) => Result
  wins: (bets: readonly SpotBet[], result: Result) => SpotBet[]
}

function liveEngine<Result>(parts: Parts<Result>): LiveEngine<Result> {
  return {
    kind: parts.kind,
    facts: parts.facts,
    readBet: (bet) => betOf(parts.read(bet)),
    open: (bet) => ({ state: { bets: parts.read(bet), result: null, wins: [] }, done: false, payout: 0 }),
    priceOf: noMoves,
    move: noMoves,
    // Only the table's result ends a round.
    finish() {
      throw new RuleError('noMove')
    },
    view: (state) => state,
    draw: parts.draw,
    settle(state, result) {
      const wins = parts.wins(state.bets, result)
      return { state: { ...state, result, wins }, done: true, payout: sumOf(wins) }
    },
  }
}

/** European roulette that runs by the table's clock. */
export const liveRoulette: LiveEngine<number> = liveEngine({
  kind: 'live-roulette',
  facts: {
    ...rouletteFacts,
    stakes: [...rouletteFacts.stakes],
    rules: ['rules.live.clock', 'rules.roulette.wheel', 'rules.roulette.bets', 'rules.roulette.zero'],
  },
  read: (bet) => readSpotBets(bet),
  draw: (random) => random.below(37),
  wins: rouletteWins,
})

/** Punto banco that runs by the table's clock. */
export const liveBaccarat: LiveEngine<Coup> = liveEngine({
  kind: 'live-baccarat',
  facts: {
    ...baccaratFacts,
    stakes: [...baccaratFacts.stakes],
    rules: ['rules.live.clock', 'rules.baccarat.third', 'rules.baccarat.pays', 'rules.baccarat.rtp'],
  },
  read: readBaccaratBets,
  draw: dealCoup,
  wins: (bets, coup) => baccaratWins(bets, coup.winner),
})
