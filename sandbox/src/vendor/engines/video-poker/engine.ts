import type { Random } from '../../random.ts'
import type { Card } from '../cards.ts'
import { drawCard } from '../cards.ts'
import type { Engine, Step } from '../engine.ts'
import { readMove, readStake, RuleError } from '../engine.ts'
import type { PokerHand } from './hands.ts'
import { PAYS, pokerHand } from './hands.ts'

export interface PokerState {
  stake: number
  cards: Card[]
  held: boolean[]
  hand: PokerHand | null
  phase: 'hold' | 'done'
}

/** Reads the move `{type:'draw', hold:[true,false,...]}`. Throws RuleError. */
function readHold(move: unknown): boolean[] {
  readMove(move, ['draw'])
  const hold: unknown = Reflect.get(move as object, 'hold')
  if (!Array.isArray(hold) || hold.length !== 5 || hold.some((kept) => typeof kept !== 'boolean')) {
    throw new RuleError('noMove')
  }
  return hold as boolean[]
}

function end(state: PokerState, held: boolean[], random: Random): Step<PokerState> {
  // Discarded cards are not drawn again: each replacement is drawn from the cards not seen yet.
  const seen = [...state.cards]
  const cards = state.cards.map((card, index) => {
    if (held[index] === true) return card
    const fresh = drawCard(seen, 1, random)
    seen.push(fresh)
    return fresh
  })
  const hand = pokerHand(cards)
  const payout = hand === null ? 0 : state.stake * PAYS[hand]
  return { state: { ...state, cards, held, hand, phase: 'done' }, done: true, payout }
}

/** Jacks or better, full pay (9/6): exactly 99.54% under optimal play. */
export const videoPoker: Engine<PokerState> = {
  kind: 'video-poker',
  facts: {
    rtp: { percent: '99.54', method: 'exact' },
    volatility: 'medium',
    minStake: 10,
    maxStake: 10_000,
    topPrize: 800,
    rules: ['rules.video-poker.deal', 'rules.video-poker.pays', 'rules.video-poker.rtp', 'rules.video-poker.left'],
    stakes: [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000],
    pays: PAYS,
  },
  readBet: (bet) => readStake(bet, 1),
  open(bet, random) {
    const cards: Card[] = []
    while (cards.length < 5) cards.push(drawCard(cards, 1, random))
    const held = [false, false, false, false, false]
    const state: PokerState = {
      stake: readStake(bet, 1).stake,
      cards,
      held,
      hand: pokerHand(cards),
      phase: 'hold',
    }
    return { state, done: false, payout: 0 }
  },
  priceOf(state, move) {
    readHold(move)
    if (state.phase !== 'hold') throw new RuleError('noMove')
    return 0
  },
  move: (state, move, random) => end(state, readHold(move), random),
  finish: (state, random) => end(state, [true, true, true, true, true], random),
  view: (state) => state,
}
