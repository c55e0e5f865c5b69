import type { Random } from '../random.ts'

/**
 * A card is 0..51: `card % 13` is the rank (0 ace, 1 two, ... 9 ten, 10 jack, 11 queen, 12 king),
 * `card / 13` the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs).
 */
export type Card = number

/** Rank 0 (ace) to 12 (king). */
export const rankOf = (card: Card): number => card % 13

/** Draws one card from `decks` packs without the `dealt` ones; every remaining card is equally likely. */
export function drawCard(dealt: readonly Card[], decks: number, random: Random): Card {
  // Draw a place in the full shoe; a place whose card is already out is drawn again.
  for (;;) {
    const index = random.below(52 * decks)
    const card = index % 52
    const copy = (index / 52) | 0
    let out = 0
    for (const other of dealt) if (other === card) out++
    // Copies of a card are interchangeable: the first `out` copies count as the dealt ones.
    if (copy >= out) return card
  }
}
