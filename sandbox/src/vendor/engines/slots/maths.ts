import type { Strips } from './reels.ts'

/** The stakes of a slot, as multiples of the smallest. */
export const SLOT_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

/** Coins paid for 3, 4 and 5 of a kind. */
export type Pays = readonly [number, number, number]

/**
 * The published mathematics of a slot. A stake is divided into `coins` equal coins and every figure
 * of the paytable counts those coins, so that no payout needs rounding.
 */
export interface SlotMaths {
  strips: Strips
  coins: number
  /** Prizes by symbol letter; W is wild, S the scatter (which pays wherever it is visible). */
  pays: Readonly<Record<string, Pays>>
  volatility: 'low' | 'medium' | 'high'
  /** Three scatters or more start this many free games at this multiplier. */
  freeSpins?: { games: number; multiplier: number }
}

/** One winning line or symbol, for the client to show. */
export interface SlotWin {
  /** Line number, or -1 for scatters, or -2 for all ways of a symbol. */
  line: number
  symbol: string
  count: number
  ways: number
  coins: number
}

/** Coins for `count` of a kind; 0 below three. */
export function paid(pays: Pays | undefined, count: number): number {
  return pays === undefined ? 0 : (pays[Math.min(count, 5) - 3] ?? 0)
}

/** A fraction as a percentage with two decimals, calculated with integers to avoid floating-point rounding. */
export function percentOf(part: number, whole: number): string {
  const hundredths = (BigInt(Math.round(part)) * 100000n) / BigInt(Math.round(whole))
  const rounded = (hundredths + 5n) / 10n
  return `${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}`
}
