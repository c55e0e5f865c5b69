/** One prize of a card: its worth in tenths of the price, and how many of a million cards have it. */
export interface Prize {
  tenths: number
  cards: number
}

export const CARDS = 1_000_000

/** Two printings: many small prizes, or fewer and larger ones. The remaining cards of the million win nothing. */
export const PRIZES = {
  gentle: [
    { tenths: 10, cards: 150_000 },
    { tenths: 20, cards: 90_000 },
    { tenths: 50, cards: 42_000 },
    { tenths: 100, cards: 16_000 },
    { tenths: 250, cards: 4_800 },
    { tenths: 1000, cards: 800 },
    { tenths: 10_000, cards: 40 },
  ],
  bold: [
    { tenths: 10, cards: 100_000 },
    { tenths: 20, cards: 60_000 },
    { tenths: 50, cards: 40_000 },
    { tenths: 200, cards: 10_000 },
    { tenths: 500, cards: 2_600 },
    { tenths: 2500, cards: 400 },
    { tenths: 50_000, cards: 20 },
  ],
} satisfies Record<string, Prize[]>

/** The sum of all prizes of a printing, in tenths of a card's price. */
export const returned = (prizes: readonly Prize[]): number =>
  prizes.reduce((sum, { tenths, cards }) => sum + tenths * cards, 0)
