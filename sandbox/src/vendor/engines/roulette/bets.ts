import type { ReadBet } from '../engine.ts'
import { RuleError } from '../engine.ts'
import { SPOTS } from './spots.ts'

/** Chips on one spot, in minor units. */
export interface SpotBet {
  spot: string
  amount: number
}

const MOST_SPOTS = 60

/** Reads `{bets: [{spot, amount}]}`: one entry per spot, known spots, positive integers. Throws RuleError. */
export function readSpotBets(bet: unknown, known: { has: (spot: string) => boolean } = SPOTS): SpotBet[] {
  const list: unknown = typeof bet === 'object' && bet !== null ? Reflect.get(bet, 'bets') : undefined
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_SPOTS) throw new RuleError('badBet')
  const seen = new Set<string>()
  return list.map((entry: unknown) => {
    const { spot, amount } = (entry ?? {}) as Partial<Record<keyof SpotBet, unknown>>
    if (typeof spot !== 'string' || !known.has(spot) || seen.has(spot)) throw new RuleError('badBet')
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) throw new RuleError('badBet')
    seen.add(spot)
    return { spot, amount }
  })
}

/** The whole sum of a list of bets. */
export const sumOf = (bets: readonly SpotBet[]): number => bets.reduce((sum, { amount }) => sum + amount, 0)

/** A bet that consists of these, as an engine reads it. */
export const betOf = (bets: readonly SpotBet[]): ReadBet => ({ stake: sumOf(bets), bet: { bets } })

/** What the bets pay back for a number: 36 times the stake, divided by how many numbers the spot covers. */
export function rouletteWins(bets: readonly SpotBet[], result: number): SpotBet[] {
  return bets.flatMap(({ spot, amount }) => {
    const numbers = SPOTS.get(spot) ?? []
    return numbers.includes(result) ? [{ spot, amount: (amount * 36) / numbers.length }] : []
  })
}
