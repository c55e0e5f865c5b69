import type { Random } from '../../random.ts'
import { drawCard } from '../cards.ts'
import { isNatural, totalOf } from './hand.ts'
import type { BlackjackState, Hand, HandResult } from './state.ts'

const DECKS = 6

/** Takes one card from the shoe. */
export function draw(state: BlackjackState, random: Random): number {
  const card = drawCard(state.dealt, DECKS, random)
  state.dealt.push(card)
  return card
}

function resultOf(hand: Hand, split: boolean, dealer: readonly number[]): HandResult {
  const { total } = totalOf(hand.cards)
  const house = totalOf(dealer).total
  const natural = !split && isNatural(hand.cards)
  if (total > 21) return 'bust'
  if (natural) return isNatural(dealer) ? 'push' : 'blackjack'
  if (isNatural(dealer)) return 'lose'
  if (house > 21 || total > house) return 'win'
  return total === house ? 'push' : 'lose'
}

const BACK: Record<HandResult, (stake: number) => number> = {
  blackjack: (stake) => (stake * 5) / 2,
  win: (stake) => stake * 2,
  push: (stake) => stake,
  lose: () => 0,
  bust: () => 0,
}

/** The dealer draws to 17 (stands on every 17), unless no hand depends on it; then every hand is settled. */
export function settle(state: BlackjackState, random: Random): BlackjackState {
  const split = state.hands.length > 1
  const first = state.hands[0]
  const alive = state.hands.some((hand) => totalOf(hand.cards).total <= 21)
  const onlyNatural = !split && first !== undefined && isNatural(first.cards)
  if (alive && !onlyNatural) while (totalOf(state.dealer).total < 17) state.dealer.push(draw(state, random))
  let payout = 0
  for (const hand of state.hands) {
    hand.closed = true
    hand.result = resultOf(hand, split, state.dealer)
    payout += BACK[hand.result](hand.stake)
  }
  if (state.insurance !== null && state.insurance > 0 && isNatural(state.dealer)) payout += state.insurance * 3
  return { ...state, phase: 'done', payout }
}
