import type { Facts, Rtp } from '../engine.ts'

/** The board is square: this many columns of this many places. */
export const SIDE = 6
/** The fewest equal symbols that form a cluster. */
export const SMALLEST = 5

/** The published mathematics of a cluster slot; all prizes are in coins, of which a stake has `coins`. */
export interface ClusterMaths {
  coins: number
  volatility: Facts['volatility']
  /** Each letter's weight when an empty place is filled, relative to the sum of all weights. */
  weights: Readonly<Record<string, number>>
  /** The smallest cluster size of each band of the paytable, ascending. */
  bands: readonly number[]
  /** Coins by letter and band. */
  pays: Readonly<Record<string, readonly number[]>>
  /** The multiplier of wins on the first, second … board of a round; the last one applies to all further boards. */
  multipliers: readonly number[]
  /** From 40 million simulated rounds; `error` is four standard errors. Falling boards are too many to enumerate. */
  rtp: Rtp
}

const bands = [5, 6, 7, 9, 12, 16]

/** The two cluster slots, in coins of a twentieth of the stake. */
export const clusterMaths = {
  medium: {
    coins: 20,
    volatility: 'medium',
    weights: { A: 5, B: 6, C: 7, D: 9, E: 12, F: 13 },
    bands,
    pays: {
      A: [60, 100, 200, 500, 2000, 6000],
      B: [40, 60, 100, 250, 1000, 3000],
      C: [25, 40, 65, 160, 500, 1500],
      D: [18, 26, 44, 100, 300, 900],
      E: [10, 15, 24, 52, 160, 500],
      F: [10, 14, 22, 48, 140, 400],
    },
    multipliers: [1, 2, 3, 5],
    rtp: { percent: '95.71', method: 'simulated', error: '0.15' },
  },
  high: {
    coins: 20,
    volatility: 'high',
    weights: { A: 5, B: 6, C: 7, D: 9, E: 12, F: 13 },
    bands,
    pays: {
      A: [80, 160, 400, 1500, 6000, 20000],
      B: [50, 80, 180, 560, 2000, 8000],
      C: [25, 40, 84, 210, 800, 3000],
      D: [16, 26, 48, 120, 400, 1500],
      E: [7, 11, 20, 48, 160, 600],
      F: [7, 10, 18, 40, 140, 500],
    },
    multipliers: [1, 2, 4, 8],
    rtp: { percent: '96.54', method: 'simulated', error: '0.22' },
  },
} satisfies Record<string, ClusterMaths>
