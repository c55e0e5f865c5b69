import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import { BETTING_MS, CLOSED_MS, momentAt, ROUND_MS, timesOf } from './clock.ts'
import { liveBaccarat, liveRoulette } from './engine.ts'

describe('the clock of a live table', () => {
  const offset = 3000
  it('runs through its phases and round numbers without a gap', () => {
    const start = offset + 1000 * ROUND_MS
    expect(momentAt(start, offset)).toMatchObject({ round: 1000, phase: 'betting', left: BETTING_MS })
    expect(momentAt(start + BETTING_MS, offset)).toMatchObject({
      round: 1000,
      phase: 'closed',
      left: CLOSED_MS,
    })
    expect(momentAt(start + BETTING_MS + CLOSED_MS, offset)).toMatchObject({ round: 1000, phase: 'result' })
    expect(momentAt(start + ROUND_MS, offset)).toMatchObject({ round: 1001, phase: 'betting' })
  })

  it('draws after the last bet that may still arrive', () => {
    const times = timesOf(7, offset)
    expect(times.drawAt).toBeGreaterThan(times.closesAt)
    expect(times.drawAt).toBeLessThan(times.closesAt + CLOSED_MS)
  })
})

describe('a live table', () => {
  it('ends the rounds of all players with one result', () => {
    const random = seededRandom(1)
    const result = liveRoulette.draw(random)
    const open = liveRoulette.open({ bets: [{ spot: String(result), amount: 100 }] }, random)
    expect(open.done).toBe(false)
    expect(liveRoulette.settle(open.state, result)).toMatchObject({ done: true, payout: 3600 })
    expect(liveRoulette.settle(open.state, (result + 1) % 37).payout).toBe(0)
    expect(() => liveRoulette.finish(open.state, random)).toThrow('noMove')
  })

  it('has the return of its game', () => {
    const random = seededRandom(Number(process.env['SEED'] ?? 3))
    const rounds = 200_000
    let back = 0
    const { state } = liveBaccarat.open({ bets: [{ spot: 'banker', amount: 100 }] }, random)
    for (let i = 0; i < rounds; i++) back += liveBaccarat.settle(state, liveBaccarat.draw(random)).payout
    expect(Math.abs(back / rounds - 98.94)).toBeLessThan((4 * 95) / Math.sqrt(rounds))
  })
})
