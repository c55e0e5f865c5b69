export interface ClusterWin {
  symbol: string
  /** Places of the board, column after column. */
  cells: number[]
  coins: number
}

export interface Fall {
  board: string[]
  wins: ClusterWin[]
  multiplier: number
  /** After the multiplier. */
  coins: number
}

export interface ClusterView {
  stake: number
  falls: Fall[]
  coins: number
}

export interface ClusterPays {
  coins: number
  symbols: Record<string, readonly number[]>
  bands: readonly number[]
  multipliers: readonly number[]
  side: number
}
