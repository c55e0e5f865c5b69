export interface SlotWin {
  line: number
  symbol: string
  count: number
  ways: number
  coins: number
}

export interface SlotView {
  stake: number
  spin: { columns: string[]; wins: SlotWin[]; coins: number; free: boolean }
  coins: number
  freeLeft: number
  freePlayed: number
  freeWon: number
}

export interface SlotPays {
  coins: number
  symbols: Record<string, readonly number[]>
  freeSpins: { games: number; multiplier: number } | null
  layout: { lines?: readonly (readonly number[])[]; ways?: number }
}
