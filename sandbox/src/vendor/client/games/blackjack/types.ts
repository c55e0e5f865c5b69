export interface HandView {
  cards: number[]
  stake: number
  doubled: boolean
  closed: boolean
  result: 'blackjack' | 'win' | 'push' | 'lose' | 'bust' | null
}

export interface BlackjackView {
  bet: number
  hands: HandView[]
  active: number
  dealer: number[]
  dealerTotal: number
  totals: { total: number; soft: boolean }[]
  insurance: number | null
  phase: 'insurance' | 'player' | 'done'
  moves: string[]
}
