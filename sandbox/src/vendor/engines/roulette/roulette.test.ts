import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import { rouletteWins, sumOf } from './bets.ts'
import { roulette } from './engine.ts'
import { RED, SPOTS, WHEEL } from './spots.ts'

describe('European roulette', () => {
  it('returns exactly 36/37 on every spot of the betting layout', () => {
    expect(SPOTS.size).toBe(37 + 60 + 22 + 12 + 11 + 3 + 12)
    for (const [spot] of SPOTS) {
      let back = 0
      for (let result = 0; result < 37; result++) back += sumOf(rouletteWins([{ spot, amount: 100 }], result))
      expect(back, spot).toBe(3600)
    }
  })

  it('has a wheel of 37 different pockets, 18 of them red, with alternating colours', () => {
    expect(new Set(WHEEL).size).toBe(37)
    expect(RED.size).toBe(18)
    WHEEL.slice(1).forEach((n, i, ring) => i > 0 && expect(RED.has(n)).not.toBe(RED.has(ring[i - 1] ?? 0)))
  })

  it('hits every pocket equally often in a long run', () => {
    const random = seededRandom(Number(process.env['SEED'] ?? 11))
    const counts = Array.from({ length: 37 }, () => 0)
    const rounds = 740_000
    for (let i = 0; i < rounds; i++) {
      const { result } = roulette.open({ bets: [{ spot: 'red', amount: 10 }] }, random).state
      counts[result] = (counts[result] ?? 0) + 1
    }
    const expected = rounds / 37
    const chiSquare = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
    // With 36 degrees of freedom, a fair wheel exceeds 83 once in a hundred thousand runs.
    expect(chiSquare).toBeLessThan(83)
  })

  it.each([
    [{ bets: [] }],
    [{ bets: [{ spot: '1-3', amount: 10 }] }],
    [{ bets: [{ spot: 'red', amount: 0.5 }] }],
    [null],
    [
      {
        bets: [
          { spot: 'red', amount: 10 },
          { spot: 'red', amount: 10 },
        ],
      },
    ],
    [{ bets: [{ spot: 'red', amount: -1 }] }],
  ])('refuses %j', (bet) => {
    expect(() => roulette.readBet(bet)).toThrow('badBet')
  })
})
