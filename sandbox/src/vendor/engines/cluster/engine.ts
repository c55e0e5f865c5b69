import type { Random } from '../../random.ts'
import type { Engine } from '../engine.ts'
import { noMoves, readStake } from '../engine.ts'
import { SLOT_STEPS } from '../slots/maths.ts'
import { clustersOf, dealBoard, fall, urnOf } from './board.ts'
import type { Board } from './board.ts'
import { SIDE } from './maths.ts'
import type { ClusterMaths } from './maths.ts'

interface ClusterWin {
  symbol: string
  /** Places on the board. */
  cells: number[]
  /** Before the board's multiplier. */
  coins: number
}

/** One board of a round; only the last one has no wins. */
export interface Fall {
  board: Board
  wins: ClusterWin[]
  multiplier: number
  /** After the multiplier. */
  coins: number
}

export interface ClusterState {
  stake: number
  falls: Fall[]
  coins: number
}

/** Coins for a cluster of `size` symbols; 0 below the first band. */
export function clusterPays(maths: ClusterMaths, symbol: string, size: number): number {
  const band = maths.bands.findLastIndex((least) => size >= least)
  return maths.pays[symbol]?.[band] ?? 0
}

/** Plays a whole round: boards until one holds no cluster. */
export function playBoards(maths: ClusterMaths, urn: readonly string[], random: Random): Fall[] {
  const falls: Fall[] = []
  let board = dealBoard(urn, random)
  for (;;) {
    const multiplier = maths.multipliers[Math.min(falls.length, maths.multipliers.length - 1)] ?? 1
    const clusters = clustersOf(board)
    const wins = clusters.map((cells) => {
      const symbol = board[cells[0] ?? 0] ?? ''
      return { symbol, cells, coins: clusterPays(maths, symbol, cells.length) }
    })
    const coins = wins.reduce((sum, win) => sum + win.coins, 0) * multiplier
    falls.push({ board, wins, multiplier, coins })
    if (clusters.length === 0) return falls
    board = fall(board, clusters.flat(), urn, random)
  }
}

/**
 * A slot without reels: five or more equal symbols that touch form a cluster, which is paid and cleared; the symbols
 * above fall down. The whole round is decided when the bet is placed; the client shows it board by board.
 */
export function clusterSlot(maths: ClusterMaths): Engine<ClusterState> {
  const stakes = SLOT_STEPS.map((step) => step * maths.coins)
  const urn = urnOf(maths.weights)
  const best = Math.max(...Object.values(maths.pays).map((pays) => pays.at(-1) ?? 0))
  return {
    kind: 'cluster-slot',
    facts: {
      rtp: maths.rtp,
      volatility: maths.volatility,
      minStake: stakes[0] ?? maths.coins,
      maxStake: stakes.at(-1) ?? maths.coins,
      topPrize: (best * (maths.multipliers.at(-1) ?? 1)) / maths.coins,
      rules: ['rules.cluster-slot.cluster', 'rules.cluster-slot.fall', 'rules.cluster-slot.times', 'rules.slot.sum'],
      stakes,
      pays: {
        coins: maths.coins,
        symbols: maths.pays,
        bands: maths.bands,
        multipliers: maths.multipliers,
        side: SIDE,
      },
    },
    readBet: (bet) => readStake(bet, maths.coins),
    open(bet, random) {
      const { stake } = readStake(bet, maths.coins)
      const falls = playBoards(maths, urn, random)
      const coins = falls.reduce((sum, each) => sum + each.coins, 0)
      return { state: { stake, falls, coins }, done: true, payout: (coins * stake) / maths.coins }
    },
    priceOf: noMoves,
    move: noMoves,
    finish: noMoves,
    view: (state) => state,
  }
}
