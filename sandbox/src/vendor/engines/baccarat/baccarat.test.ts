import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import { bankerDraws, dealCoup } from './deal.ts'
import type { Side } from './deal.ts'
import { baccarat, baccaratFacts, baccaratWins } from './engine.ts'

/** Exact chances from a fresh shoe of eight packs: all sequences of points, weighted by the cards left in the shoe. */
function exactChances(): Record<Side, number> {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
  let out = 0
  const chances: Record<Side, number> = { player: 0, banker: 0, tie: 0 }
  const each = (chance: number, then: (points: number, chance: number) => void): void => {
    for (let points = 0; points < 10; points++) {
      const here = left[points] ?? 0
      left[points] = here - 1
      out++
      then(points, (chance * here) / (417 - out))
      out--
      left[points] = here
    }
  }
  const end = (player: number, banker: number, chance: number): void => {
    chances[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += chance
  }
  const thirds = (player: number, banker: number, chance: number): void => {
    if (player >= 8 || banker >= 8) return end(player, banker, chance)
    const bank = (total: number, third: number | null, now: number): void => {
      if (!bankerDraws(banker, third)) return end(total, banker, now)
      each(now, (points, next) => end(total, (banker + points) % 10, next))
    }
    if (player > 5) return bank(player, null, chance)
    each(chance, (points, next) => bank((player + points) % 10, points, next))
  }
  each(1, (a, p1) =>
    each(p1, (b, p2) => each(p2, (c, p3) => each(p3, (d, p4) => thirds((a + c) % 10, (b + d) % 10, p4)))),
  )
  return chances
}

describe('baccarat', () => {
  const chances = exactChances()
  const back = (spot: Side): string => {
    const sides: Side[] = ['player', 'banker', 'tie']
    const sum = sides.reduce(
      (total, winner) => total + chances[winner] * (baccaratWins([{ spot, amount: 100 }], winner)[0]?.amount ?? 0),
      0,
    )
    return sum.toFixed(2)
  }

  it('has exactly the published return for each bet', () => {
    expect(chances.player + chances.banker + chances.tie).toBeCloseTo(1, 9)
    expect({ player: back('player'), banker: back('banker'), tie: back('tie') }).toEqual(baccaratFacts.pays.rtp)
    expect(baccarat.facts.rtp.percent).toBe(back('player'))
  })

  it('deals as often as calculated', () => {
    const random = seededRandom(Number(process.env['SEED'] ?? 8))
    const rounds = 400_000
    const seen: Record<Side, number> = { player: 0, banker: 0, tie: 0 }
    for (let i = 0; i < rounds; i++) seen[dealCoup(random).winner]++
    for (const side of ['player', 'banker', 'tie'] as const) {
      expect(Math.abs(seen[side] / rounds - chances[side])).toBeLessThan(4 * Math.sqrt(0.25 / rounds))
    }
  })

  it('returns player and banker bets on a tie, and takes its commission without rounding', () => {
    expect(
      baccaratWins(
        [
          { spot: 'player', amount: 100 },
          { spot: 'tie', amount: 20 },
        ],
        'tie',
      ),
    ).toEqual([
      { spot: 'player', amount: 100 },
      { spot: 'tie', amount: 180 },
    ])
    expect(baccaratWins([{ spot: 'banker', amount: 20 }], 'banker')).toEqual([{ spot: 'banker', amount: 39 }])
    expect(() => baccarat.readBet({ bets: [{ spot: 'banker', amount: 30 }] })).toThrow('badBet')
  })
})
