import type { Random } from '../../random.ts'
import { rankOf } from '../cards.ts'
import type { Engine, Step } from '../engine.ts'
import { readMove, readStake, RuleError } from '../engine.ts'
import { isNatural, totalOf, valueOf } from './hand.ts'
import { draw, settle } from './settle.ts'
import type { BlackjackMove, BlackjackState, Hand } from './state.ts'
import { MOVES } from './state.ts'

const step = (state: BlackjackState): Step<BlackjackState> => ({
  state,
  done: state.phase === 'done',
  payout: state.payout,
})

const newHand = (cards: number[], stake: number): Hand => ({
  cards,
  stake,
  doubled: false,
  closed: false,
  result: null,
})

/** The hand in play. Throws RuleError when no hand is being played. */
function activeHand(state: BlackjackState): Hand {
  const hand = state.hands[state.active]
  if (state.phase !== 'player' || hand === undefined || hand.closed) throw new RuleError('noMove')
  return hand
}

/** The moves that the rules allow now. */
export function allowed(state: BlackjackState): BlackjackMove[] {
  if (state.phase === 'insurance') return ['insure', 'decline']
  const hand = state.hands[state.active]
  if (state.phase !== 'player' || hand === undefined || hand.closed) return []
  const [first, second] = hand.cards
  const twoCards = hand.cards.length === 2
  const pair = twoCards && first !== undefined && second !== undefined && valueOf(first) === valueOf(second)
  const moves: BlackjackMove[] = ['hit', 'stand']
  if (twoCards) moves.push('double')
  if (pair && state.hands.length === 1) moves.push('split')
  return moves
}

/** Continues with the next open hand, or with the dealer. */
function advance(state: BlackjackState, random: Random): BlackjackState {
  while (state.active < state.hands.length && state.hands[state.active]?.closed === true) state.active++
  return state.active < state.hands.length ? state : settle(state, random)
}

/** After the insurance question: a dealer's blackjack or the player's own ends the round at once. */
function begin(state: BlackjackState, random: Random): BlackjackState {
  state.phase = 'player'
  if (isNatural(state.dealer) || isNatural(state.hands[0]?.cards ?? [])) return settle(state, random)
  return state
}

function playMove(state: BlackjackState, move: BlackjackMove, random: Random): BlackjackState {
  if (move === 'insure' || move === 'decline') {
    state.insurance = move === 'insure' ? state.bet / 2 : 0
    return begin(state, random)
  }
  const hand = activeHand(state)
  if (move === 'split') {
    const aces = rankOf(hand.cards[0] ?? 0) === 0
    state.hands = hand.cards.map((card) => newHand([card], state.bet))
    for (const part of state.hands) {
      part.cards.push(draw(state, random))
      part.closed = aces || totalOf(part.cards).total === 21
    }
    return advance(state, random)
  }
  if (move === 'double') {
    hand.stake += state.bet
    hand.doubled = true
  }
  if (move === 'hit' || move === 'double') hand.cards.push(draw(state, random))
  if (move !== 'hit' || totalOf(hand.cards).total >= 21) hand.closed = true
  return advance(state, random)
}

/**
 * Blackjack by the usual rules: six packs, freshly shuffled each round; the dealer stands on every 17 and
 * looks for blackjack under an ace or a ten; blackjack pays 3 to 2; double on any two cards, also after a
 * split; one split, split aces get one card each; insurance pays 2 to 1.
 */
export const blackjack: Engine<BlackjackState> = {
  kind: 'blackjack',
  facts: {
    rtp: { percent: '99.60', method: 'simulated', error: '0.12' },
    volatility: 'low',
    minStake: 100,
    maxStake: 50_000,
    topPrize: 1.5,
    rules: [
      'rules.blackjack.aim',
      'rules.blackjack.dealer',
      'rules.blackjack.pays',
      'rules.blackjack.double',
      'rules.blackjack.insurance',
      'rules.blackjack.left',
    ],
    stakes: [100, 200, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000],
    pays: { blackjack: '3:2', win: '1:1', insurance: '2:1' },
  },
  readBet: (bet) => readStake(bet, 2),
  open(bet, random) {
    const { stake } = readStake(bet, 2)
    const state: BlackjackState = {
      bet: stake,
      hands: [],
      active: 0,
      dealer: [],
      dealt: [],
      insurance: null,
      phase: 'player',
      payout: 0,
    }
    const first = draw(state, random)
    state.dealer.push(draw(state, random))
    state.hands.push(newHand([first, draw(state, random)], stake))
    state.dealer.push(draw(state, random))
    if (rankOf(state.dealer[0] ?? 0) === 0) return step({ ...state, phase: 'insurance' })
    return step(begin(state, random))
  },
  priceOf(state, move) {
    const word = readMove(move, MOVES)
    if (!allowed(state).includes(word)) throw new RuleError('noMove')
    if (word === 'insure') return state.bet / 2
    return word === 'double' || word === 'split' ? state.bet : 0
  },
  move: (state, move, random) => step(playMove(structuredClone(state), readMove(move, MOVES), random)),
  finish(state, random) {
    let last = structuredClone(state)
    if (last.phase === 'insurance') last = playMove(last, 'decline', random)
    while (last.phase === 'player') last = playMove(last, 'stand', random)
    return step(last)
  },
  view(state) {
    const { dealt: _hidden, dealer, ...rest } = state
    const open = state.phase === 'done'
    return {
      ...rest,
      dealer: open ? dealer : dealer.slice(0, 1),
      dealerTotal: totalOf(open ? dealer : dealer.slice(0, 1)).total,
      totals: state.hands.map((hand) => totalOf(hand.cards)),
      moves: allowed(state),
    }
  },
}
