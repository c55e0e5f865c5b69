import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import { clustersOf, dealBoard, fall, urnOf } from './board.ts'
import { clusterPays, clusterSlot, playBoards } from './engine.ts'
import { clusterMaths } from './maths.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 150_000)

/** A board from its columns of letters. */
const board = (...columns: string[]): string[] => [...columns.join('')]

describe('the published return of the cluster slots', () => {
  it.each(Object.entries(clusterMaths))(
    '%s is confirmed by simulated rounds',
    (_name, maths) => {
      const urn = urnOf(maths.weights)
      const random = seededRandom(Number(process.env['SEED'] ?? 11))
      let sum = 0
      let squares = 0
      for (let round = 0; round < ROUNDS; round++) {
        let back = 0
        for (const { coins } of playBoards(maths, urn, random)) back += coins / maths.coins
        sum += back
        squares += back * back
      }
      const mean = sum / ROUNDS
      const error = 4 * Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
      expect(Math.abs(mean * 100 - Number(maths.rtp.percent))).toBeLessThan(error * 100 + Number(maths.rtp.error))
    },
    60_000 + ROUNDS,
  )
})

describe('clusters', () => {
  it('are five or more equal symbols that share sides, not corners', () => {
    const places = clustersOf(board('AAAAAB', 'BCBCBC', 'CBCBCB', 'BCBCBC', 'CBCBCB', 'BCBCBC'))
    expect(places).toEqual([[0, 1, 2, 3, 4]])
    expect(clustersOf(board('AAAABA', 'BCBCBC', 'CBCBCB', 'BCBCBC', 'CBCBCB', 'BCBCBC'))).toEqual([])
  })

  it('may turn corners and fill the whole board', () => {
    expect(
      clustersOf(board('AAABCB', 'BCABCB', 'CBABCD', 'BCDCBC', 'CBCDCB', 'DCBCBC')).map((cells) => cells.length),
    ).toEqual([5])
    expect(clustersOf(board(...Array.from({ length: 6 }, () => 'FFFFFF')))[0]).toHaveLength(36)
  })

  it('pay by size, in bands', () => {
    const { pays } = clusterMaths.medium
    expect(clusterPays(clusterMaths.medium, 'A', 4)).toBe(0)
    expect(clusterPays(clusterMaths.medium, 'A', 5)).toBe(pays.A[0])
    expect(clusterPays(clusterMaths.medium, 'A', 8)).toBe(pays.A[2])
    expect(clusterPays(clusterMaths.medium, 'A', 36)).toBe(pays.A[5])
  })
})

describe('a fall', () => {
  it('keeps the order of a column and fills it from the top', () => {
    const next = fall(board('ABCDEF', 'AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD', 'EEEEEE'), [1, 4], ['X'], seededRandom(1))
    expect(next.slice(0, 6).join('')).toBe('XXACDF')
    expect(next.slice(6).join('')).toBe('AAAAAABBBBBBCCCCCCDDDDDDEEEEEE')
  })

  it('repeats until no cluster is left, with a multiplier for each step', () => {
    const maths = clusterMaths.high
    const random = seededRandom(5)
    for (let round = 0; round < 2000; round++) {
      const falls = playBoards(maths, urnOf(maths.weights), random)
      expect(falls.at(-1)?.wins).toEqual([])
      falls.forEach(({ wins, multiplier, coins }, index) => {
        expect(multiplier).toBe(maths.multipliers[Math.min(index, 3)])
        expect(coins).toBe(wins.reduce((sum, win) => sum + win.coins, 0) * multiplier)
        if (index < falls.length - 1) expect(coins).toBeGreaterThan(0)
      })
    }
  })
})

describe('a round of a cluster slot', () => {
  const engine = clusterSlot(clusterMaths.medium)

  it('is complete with its bet and pays whole cents at every stake', () => {
    const random = seededRandom(2)
    for (const stake of engine.facts.stakes) {
      const { done, payout, state } = engine.open({ stake }, random)
      expect(done).toBe(true)
      expect(payout * 20).toBe(state.coins * stake)
      expect(Number.isInteger(payout)).toBe(true)
      expect(dealBoard(urnOf(clusterMaths.medium.weights), random)).toHaveLength(36)
    }
  })

  it('refuses a stake that does not divide into coins, and moves', () => {
    expect(() => engine.readBet({ stake: 30 })).toThrow('badBet')
    expect(() => engine.priceOf(engine.open({ stake: 20 }, seededRandom(1)).state, { type: 'spin' })).toThrow('noMove')
  })
})
