import { describe, expect, it } from 'vitest'
import type { Random } from '../../random.ts'
import { seededRandom } from '../../random.ts'
import { blackjack } from './engine.ts'
import { basicStrategy } from './strategy.ts'
import type { BlackjackState } from './state.ts'

/** Deals the given cards in order, as long as they last (place 0..51 is the card itself). */
function stacked(...cards: number[]): Random {
  return { below: () => cards.shift() ?? 51 }
}

const [ACE, TWO, SIX, SEVEN, EIGHT, NINE, TEN, KING] = [0, 1, 5, 6, 7, 8, 9, 12]

const ROUNDS = Number(process.env['ROUNDS'] ?? 300_000)

describe('blackjack', () => {
  it('pays 3 to 2 for a blackjack and does not draw for the dealer', () => {
    const step = blackjack.open({ stake: 100 }, stacked(ACE, NINE, KING, SEVEN))
    expect(step).toMatchObject({ done: true, payout: 250 })
    expect(step.state.dealer).toHaveLength(2)
  })

  it('returns the stake when both have blackjack, and insurance pays 2 to 1', () => {
    const step = blackjack.open({ stake: 100 }, stacked(TEN, ACE, NINE, KING))
    expect(step.state.phase).toBe('insurance')
    expect(blackjack.priceOf(step.state, { type: 'insure' })).toBe(50)
    const end = blackjack.move(step.state, { type: 'insure' }, stacked())
    expect(end).toMatchObject({ done: true, payout: 150 })
  })

  it('shows neither the hidden card nor the order of the shoe', () => {
    const { state } = blackjack.open({ stake: 100 }, stacked(TEN, SIX, NINE, KING))
    const view = JSON.stringify(blackjack.view(state))
    expect(view).not.toContain('dealt')
    expect(blackjack.view(state)).toMatchObject({ dealer: [SIX], dealerTotal: 6 })
  })

  it('splits once, gives split aces one card each, and does not call 21 from them a blackjack', () => {
    const pair = blackjack.open({ stake: 100 }, stacked(ACE, SIX, ACE + 13, TEN))
    expect(blackjack.priceOf(pair.state, { type: 'split' })).toBe(100)
    const end = blackjack.move(pair.state, { type: 'split' }, stacked(KING, NINE, TEN + 13))
    expect(end.done).toBe(true)
    expect(end.state.hands.map((hand) => hand.result)).toEqual(['win', 'win'])
    expect(end.payout).toBe(400)
  })

  it('doubles for one card and the same stake again', () => {
    const start = blackjack.open({ stake: 100 }, stacked(SIX, SEVEN, SIX - 1, TEN))
    expect(blackjack.priceOf(start.state, { type: 'double' })).toBe(100)
    const end = blackjack.move(start.state, { type: 'double' }, stacked(KING, TWO))
    expect(end).toMatchObject({ done: true, payout: 400 })
  })

  it('draws no dealer card after a bust, and refuses moves after the end', () => {
    const start = blackjack.open({ stake: 100 }, stacked(TEN, SEVEN, SIX, TWO))
    const end = blackjack.move(start.state, { type: 'hit' }, stacked(KING))
    expect(end).toMatchObject({ done: true, payout: 0 })
    expect(end.state.dealer).toHaveLength(2)
    expect(() => blackjack.priceOf(end.state, { type: 'hit' })).toThrow('noMove')
  })

  it('stands for a player who left, without insurance', () => {
    const start = blackjack.open({ stake: 100 }, stacked(TEN, ACE, EIGHT, SEVEN))
    const end = blackjack.finish(start.state, stacked())
    expect(end).toMatchObject({ done: true, payout: 100 })
  })

  it(
    'has the published return under basic strategy',
    () => {
      const random = seededRandom(Number(process.env['SEED'] ?? 5))
      const rounds = ROUNDS
      let net = 0
      let squares = 0
      for (let round = 0; round < rounds; round++) {
        let step = blackjack.open({ stake: 100 }, random)
        let paidIn = 100
        while (!step.done) {
          const move = { type: basicStrategy(step.state) }
          paidIn += blackjack.priceOf(step.state, move)
          step = blackjack.move(step.state, move, random)
        }
        const gain = (step.payout - paidIn) / 100
        net += gain
        squares += gain * gain
      }
      const mean = net / rounds
      const error = 4 * Math.sqrt((squares / rounds - mean * mean) / rounds)
      expect(Math.abs((1 + mean) * 100 - Number(blackjack.facts.rtp.percent))).toBeLessThan(
        error * 100 + Number(blackjack.facts.rtp.error),
      )
    },
    60_000 + ROUNDS,
  )

  it('keeps its state as plain JSON', () => {
    const { state } = blackjack.open({ stake: 100 }, seededRandom(2))
    expect(JSON.parse(JSON.stringify(state)) as BlackjackState).toEqual(state)
  })
})
