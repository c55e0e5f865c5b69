import { PAYS, pokerHand } from './hands.ts'

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/** The index of a set of at most five cards among all sets of the same size. */
const orderKey = (cards: readonly number[]): number =>
  cards.reduce((sum, card, index) => sum + (BINOMIALS[index + 1]?.[card] ?? 0), 0)

const BINOMIALS = [0, 1, 2, 3, 4, 5].map((k) => Array.from({ length: 53 }, (_, n) => (n < k ? 0 : choose(n, k))))

/** For each of the 32 ways to hold cards of a five-card deal: the places (bits) that are held. */
const HOLDS = Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((bit) => (bits >> bit) & 1))

function* deals(): Generator<number[]> {
  for (let e = 4; e < 52; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++) for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) yield [a, b, c, d, e]
}

/**
 * The exact return of jacks or better under optimal play. For every set of up to five cards, the payouts of all
 * hands that contain it are summed once; the value of a hold follows by inclusion and exclusion over the discarded
 * cards, which cannot come back. All sums are integers.
 */
export function bestReturn(): number {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(choose(52, size)))
  const sizes = HOLDS.map((hold) => hold.length)
  const at = new Int32Array(32)
  const locate = (deal: readonly number[]): void => {
    for (let bits = 0; bits < 32; bits++) at[bits] = orderKey((HOLDS[bits] ?? []).map((bit) => deal[bit] ?? 0))
  }
  for (const deal of deals()) {
    const hand = pokerHand(deal)
    if (hand === null) continue
    locate(deal)
    for (let bits = 0; bits < 32; bits++) {
      const table = sums[sizes[bits] ?? 0]
      if (table) table[at[bits] ?? 0]! += PAYS[hand]
    }
  }
  const draws = [0, 1, 2, 3, 4, 5].map((held) => choose(47, 5 - held))
  const worth = new Float64Array(32)
  let total = 0
  for (const deal of deals()) {
    locate(deal)
    for (let bits = 0; bits < 32; bits++) worth[bits] = sums[sizes[bits] ?? 0]?.[at[bits] ?? 0] ?? 0
    // Möbius transform: worth[hold] becomes the sum over hands with the hold and no other card of the deal.
    for (let bit = 1; bit < 32; bit <<= 1)
      for (let bits = 0; bits < 32; bits++) if (!(bits & bit)) worth[bits]! -= worth[bits | bit] ?? 0
    let best = 0
    for (let bits = 0; bits < 32; bits++) best = Math.max(best, (worth[bits] ?? 0) / (draws[sizes[bits] ?? 0] ?? 1))
    total += best
  }
  return total / choose(52, 5)
}
