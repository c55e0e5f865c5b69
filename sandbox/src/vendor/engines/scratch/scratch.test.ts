import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import { scratchCard } from './engine.ts'
import { PRIZES, returned } from './prizes.ts'

describe.each(Object.entries(PRIZES))('the %s printing', (_name, prizes) => {
  const engine = scratchCard(prizes, 'low')

  it('has the published return over 400,000 cards', () => {
    const random = seededRandom(Number(process.env['SEED'] ?? 6))
    const rounds = 400_000
    let sum = 0
    let squares = 0
    for (let i = 0; i < rounds; i++) {
      const back = engine.finish(engine.open({ stake: 100 }, random).state, random).payout / 100
      sum += back
      squares += back * back
    }
    const mean = sum / rounds
    const error = 4 * Math.sqrt((squares / rounds - mean * mean) / rounds)
    expect(Number(engine.facts.rtp.percent)).toBeCloseTo(returned(prizes) / 100_000, 2)
    expect(Math.abs(mean * 100 - Number(engine.facts.rtp.percent))).toBeLessThan(error * 100)
  }, 30_000)

  it('prints the prize three times and no other prize more than twice', () => {
    const random = seededRandom(9)
    for (let i = 0; i < 3000; i++) {
      const { cells, prize } = engine.open({ stake: 100 }, random).state
      expect(cells).toHaveLength(9)
      for (const cell of new Set(cells)) {
        expect(cells.filter((other) => other === cell).length === 3).toBe(cell === prize)
      }
    }
  })

  it('does not reveal the prize before the card is scratched', () => {
    const { state } = engine.open({ stake: 100 }, seededRandom(1))
    expect(engine.view(state)).toMatchObject({ prize: null, phase: 'bought' })
    expect(() =>
      engine.priceOf(engine.move(state, { type: 'reveal' }, seededRandom(1)).state, { type: 'reveal' }),
    ).toThrow()
  })
})
