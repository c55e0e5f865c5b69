import type { Card } from '../cards.ts'

export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust'

export interface Hand {
  cards: Card[]
  /** The stake on this hand (twice the bet when doubled). */
  stake: number
  doubled: boolean
  /** The hand takes no more cards. */
  closed: boolean
  result: HandResult | null
}

export interface BlackjackState {
  /** The round's bet; doubling and splitting cost the same again, insurance half of it. */
  bet: number
  hands: Hand[]
  active: number
  /** The second card is hidden until the player has finished. */
  dealer: Card[]
  /** Every card that has left the shoe, in order. */
  dealt: Card[]
  /** null: not offered or not answered yet. */
  insurance: number | null
  phase: 'insurance' | 'player' | 'done'
  payout: number
}

export const MOVES = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const
export type BlackjackMove = (typeof MOVES)[number]
