import type { Card } from '../cards.ts'
import { allowed } from './engine.ts'
import { totalOf, valueOf } from './hand.ts'
import type { BlackjackMove, BlackjackState } from './state.ts'

const between = (up: number, low: number, high: number): boolean => up >= low && up <= high

/** Whether to split a pair of cards of this value against the dealer's card (ace = 11). */
function splits(pair: number, up: number): boolean {
  if (pair === 1 || pair === 8) return true
  if (pair === 2 || pair === 3 || pair === 7) return up <= 7
  if (pair === 4) return between(up, 5, 6)
  if (pair === 6) return up <= 6
  return pair === 9 && up <= 9 && up !== 7
}

function doubles(total: number, soft: boolean, up: number): boolean {
  if (soft) {
    if (total <= 14) return between(up, 5, 6)
    if (total <= 16) return between(up, 4, 6)
    return total <= 18 && between(up, 3, 6)
  }
  if (total === 9) return between(up, 3, 6)
  if (total === 10) return up <= 9
  return total === 11 && up <= 10
}

function hits(total: number, soft: boolean, up: number): boolean {
  if (soft) return total <= 17 || (total === 18 && up >= 9)
  if (total >= 17) return false
  if (total >= 13) return up >= 7
  return total < 12 || !between(up, 4, 6)
}

/** Basic strategy for these rules; the published return of blackjack is measured with it. */
export function basicStrategy(state: BlackjackState): BlackjackMove {
  const moves = allowed(state)
  if (moves.includes('decline')) return 'decline'
  const cards: readonly Card[] = state.hands[state.active]?.cards ?? []
  const upCard = valueOf(state.dealer[0] ?? 0)
  const up = upCard === 1 ? 11 : upCard
  if (moves.includes('split') && splits(valueOf(cards[0] ?? 0), up)) return 'split'
  const { total, soft } = totalOf(cards)
  if (moves.includes('double') && doubles(total, soft, up)) return 'double'
  return hits(total, soft, up) ? 'hit' : 'stand'
}
