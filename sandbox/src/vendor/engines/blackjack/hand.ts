import type { Card } from '../cards.ts'
import { rankOf } from '../cards.ts'

/** The value of one card: an ace 1, pictures 10. */
export const valueOf = (card: Card): number => Math.min(rankOf(card) + 1, 10)

/** The best total of a hand, and whether an ace counts 11 in it. */
export function totalOf(cards: readonly Card[]): { total: number; soft: boolean } {
  let total = 0
  let ace = false
  for (const card of cards) {
    const value = valueOf(card)
    total += value
    if (value === 1) ace = true
  }
  return ace && total <= 11 ? { total: total + 10, soft: true } : { total, soft: false }
}

/** An ace and a ten as the first two cards (not after a split: the caller knows). */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21
