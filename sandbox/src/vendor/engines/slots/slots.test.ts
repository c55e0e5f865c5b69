import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import type { Engine } from '../engine.ts'
import { freeSpinsSlot } from '../free-spins/engine.ts'
import { freeSpinsMaths } from '../free-spins/maths.ts'
import { lineSlot } from '../lines/engine.ts'
import { evaluateLines, payLine } from '../lines/evaluate.ts'
import { lineMaths } from '../lines/maths.ts'
import { waysSlot } from '../ways/engine.ts'
import { evaluateWays } from '../ways/evaluate.ts'
import { waysMaths } from '../ways/maths.ts'
import { windowAt } from './reels.ts'
import type { SlotState } from './slot-engine.ts'

/** The mean payout for a stake of one, and four standard errors of that mean. */
function simulate(engine: Engine<SlotState>, rounds: number, seed: number): { mean: number; error: number } {
  const random = seededRandom(seed)
  const stake = engine.facts.minStake
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    let step = engine.open({ stake }, random)
    if (!step.done) step = engine.finish(step.state, random)
    const back = step.payout / stake
    sum += back
    squares += back * back
  }
  const mean = sum / rounds
  return { mean, error: 4 * Math.sqrt((squares / rounds - mean * mean) / rounds) }
}

const slots = {
  ...Object.fromEntries(Object.entries(lineMaths).map(([name, maths]) => [`lines ${name}`, lineSlot(maths)])),
  ...Object.fromEntries(Object.entries(waysMaths).map(([name, maths]) => [`ways ${name}`, waysSlot(maths)])),
  ...Object.fromEntries(Object.entries(freeSpinsMaths).map(([name, maths]) => [`free ${name}`, freeSpinsSlot(maths)])),
}

describe('the published return of the slots', () => {
  it('is confirmed by a million rounds of the classic line slot', () => {
    const { mean, error } = simulate(lineSlot(lineMaths.classic), 1_000_000, Number(process.env['SEED'] ?? 20))
    expect(error).toBeLessThan(0.03)
    expect(Math.abs(mean * 100 - Number(lineSlot(lineMaths.classic).facts.rtp.percent))).toBeLessThan(error * 100)
  }, 60_000)

  it.each(Object.entries(slots))(
    '%s: 150,000 rounds agree with the calculation',
    (_name, engine) => {
      const { mean, error } = simulate(engine, 150_000, Number(process.env['SEED'] ?? 7))
      const published = Number(engine.facts.rtp.percent)
      expect(published).toBeGreaterThan(94)
      expect(published).toBeLessThan(97)
      expect(Math.abs(mean * 100 - published)).toBeLessThan(error * 100)
    },
    60_000,
  )
})

describe('a window', () => {
  const maths = lineMaths.classic
  it('substitutes wilds and pays the better of two readings', () => {
    expect(payLine(maths, 'WWCDE')).toMatchObject({ symbol: 'C', count: 3 })
    expect(payLine(maths, 'WWWGE')).toMatchObject({ symbol: 'W', count: 3, coins: maths.pays.W[0] })
    expect(payLine(maths, 'WSAAA').coins).toBe(0)
    expect(payLine(maths, 'ABABA').coins).toBe(0)
    expect(payLine(maths, 'AAAAA').coins).toBe(maths.pays.A[2])
  })

  it('pays scatters anywhere and never on a line', () => {
    const { wins, scatters } = evaluateLines(maths, ['SGH', 'CHS', 'DSE', 'FGA', 'HGC'])
    expect(scatters).toBe(3)
    expect(wins).toEqual([{ line: -1, symbol: 'S', count: 3, ways: 1, coins: maths.pays.S[0] }])
  })

  it('pays the product of its ways', () => {
    const { wins } = evaluateWays(waysMaths.low, ['AAB', 'AWG', 'AHC', 'DEF', 'GHC'])
    const a = wins.find((win) => win.symbol === 'A')
    expect(a).toMatchObject({ count: 3, ways: 4, coins: waysMaths.low.pays.A[0] * 4 })
  })
})

describe('the best single prize', () => {
  it.each([
    [waysMaths.low, 100],
    [waysMaths.high, 300],
  ])('of a ways slot equals its best window for one symbol', (maths, prize) => {
    const seen = Object.keys(maths.pays).flatMap((symbol) => {
      const best = maths.strips.map((strip, reel) => {
        const windows = [...strip].map((_, stop) => windowAt(maths.strips, Array(5).fill(stop))[reel]!)
        const count = (window: string) => [...window].filter((letter) => letter === symbol || letter === 'W').length
        return windows.reduce((most, window) => (count(window) > count(most) ? window : most))
      })
      return evaluateWays(maths, best).wins.map(({ coins }) => coins)
    })
    expect(waysSlot(maths).facts.topPrize).toBe(Math.max(...seen) / maths.coins)
    expect(waysSlot(maths).facts.topPrize).toBe(prize)
  })
})

describe('a round of a slot', () => {
  it('refuses a stake that does not divide into coins, and moves where none are possible', () => {
    const engine = lineSlot(lineMaths.calm)
    expect(() => engine.readBet({ stake: 15 })).toThrow('badBet')
    expect(() => engine.readBet({ stake: -10 })).toThrow('badBet')
    const { state } = engine.open({ stake: 10 }, seededRandom(1))
    expect(() => engine.priceOf(state, { type: 'spin' })).toThrow('noMove')
  })

  it('keeps free games open until the last is played', () => {
    const engine = freeSpinsSlot(freeSpinsMaths.medium)
    const random = seededRandom(3)
    let step = engine.open({ stake: 10 }, random)
    while (step.done) step = engine.open({ stake: 10 }, random)
    expect(step.state.freeLeft).toBe(10)
    let spins = 0
    while (!step.done) {
      expect(engine.priceOf(step.state, { type: 'spin' })).toBe(0)
      step = engine.move(step.state, { type: 'spin' }, random)
      spins++
    }
    expect(spins).toBe(step.state.freeWon)
    expect(Number.isInteger(step.payout)).toBe(true)
  })
})
