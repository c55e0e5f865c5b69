import type { Card } from '../cards.ts'

/** The paying hands, best first, with what they return for a stake of one (9/6 Jacks or Better). */
export const PAYS = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPairs: 2,
  jacksOrBetter: 1,
} as const

export type PokerHand = keyof typeof PAYS

const ACE_HIGH_STRAIGHT = (1 << 0) | (1 << 9) | (1 << 10) | (1 << 11) | (1 << 12)
const PAIRS_THAT_PAY = ACE_HIGH_STRAIGHT & ~(1 << 9)

/** The best paying hand of five cards, or null. */
export function pokerHand(cards: readonly Card[]): PokerHand | null {
  const counts = new Uint8Array(13)
  let ranks = 0
  let suits = 0
  for (const card of cards) {
    const rank = card % 13
    counts[rank] = (counts[rank] ?? 0) + 1
    ranks |= 1 << rank
    suits |= 1 << ((card / 13) | 0)
  }
  let pairs = 0
  let paying = 0
  let best = 0
  for (let rank = 0; rank < 13; rank++) {
    const count = counts[rank] ?? 0
    if (count > best) best = count
    if (count === 2) {
      pairs++
      if ((PAIRS_THAT_PAY >> rank) & 1) paying++
    }
  }
  if (best === 1) {
    const flush = (suits & (suits - 1)) === 0
    const straight = ranks === ACE_HIGH_STRAIGHT || ranks / (ranks & -ranks) === 31
    if (flush && ranks === ACE_HIGH_STRAIGHT) return 'royalFlush'
    if (flush) return straight ? 'straightFlush' : 'flush'
    return straight ? 'straight' : null
  }
  if (best === 4) return 'fourOfAKind'
  if (best === 3) return pairs === 1 ? 'fullHouse' : 'threeOfAKind'
  if (pairs === 2) return 'twoPairs'
  return paying === 1 ? 'jacksOrBetter' : null
}
