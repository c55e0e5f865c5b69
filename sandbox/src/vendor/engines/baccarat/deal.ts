import type { Random } from '../../random.ts'
import type { Card } from '../cards.ts'
import { drawCard, rankOf } from '../cards.ts'

export type Side = 'player' | 'banker' | 'tie'

export interface Coup {
  player: Card[]
  banker: Card[]
  playerTotal: number
  bankerTotal: number
  winner: Side
}

/** A card's points: ace 1, tens and pictures 0. */
const pointsOf = (card: Card): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)

const total = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Whether the banker draws, by its total and the points of the player's third card (null: none). */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5
  if (banker <= 2) return true
  if (banker === 3) return third !== 8
  if (banker === 4) return third >= 2 && third <= 7
  if (banker === 5) return third >= 4 && third <= 7
  return banker === 6 && (third === 6 || third === 7)
}

/** One coup of punto banco from a fresh shoe of eight packs. */
export function dealCoup(random: Random): Coup {
  const dealt: Card[] = []
  const draw = (): Card => {
    const card = drawCard(dealt, 8, random)
    dealt.push(card)
    return card
  }
  const player = [draw()]
  const banker = [draw()]
  player.push(draw())
  banker.push(draw())
  if (total(player) < 8 && total(banker) < 8) {
    let third: number | null = null
    if (total(player) <= 5) {
      const card = draw()
      player.push(card)
      third = pointsOf(card)
    }
    if (bankerDraws(total(banker), third)) banker.push(draw())
  }
  const playerTotal = total(player)
  const bankerTotal = total(banker)
  const winner = playerTotal > bankerTotal ? 'player' : playerTotal < bankerTotal ? 'banker' : 'tie'
  return { player, banker, playerTotal, bankerTotal, winner }
}
