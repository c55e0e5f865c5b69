import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import { bestReturn } from './best-play.ts'
import { videoPoker } from './engine.ts'
import { pokerHand } from './hands.ts'

describe('jacks or better', () => {
  it('has exactly the published return over all 2,598,960 deals', () => {
    expect((bestReturn() * 100).toFixed(4)).toBe('99.5439')
    expect(videoPoker.facts.rtp.percent).toBe('99.54')
  }, 60_000)

  it.each([
    [[0, 9, 10, 11, 12], 'royalFlush'],
    [[0, 1, 2, 3, 4], 'straightFlush'],
    [[0, 14, 2, 3, 4], 'straight'],
    [[0, 2, 4, 6, 8], 'flush'],
    [[0, 13, 26, 39, 5], 'fourOfAKind'],
    [[0, 13, 26, 5, 18], 'fullHouse'],
    [[1, 14, 27, 5, 7], 'threeOfAKind'],
    [[1, 14, 5, 18, 7], 'twoPairs'],
    [[10, 23, 5, 19, 7], 'jacksOrBetter'],
    [[9, 22, 5, 19, 7], null],
    [[0, 22, 36, 50, 12 + 13], 'straight'],
    [[11, 12, 13, 14, 15], null],
  ])('recognizes %j', (cards, hand) => {
    expect(pokerHand(cards)).toBe(hand)
  })

  it('keeps held cards, replaces the others by unseen ones, and pays', () => {
    const random = seededRandom(4)
    for (let i = 0; i < 500; i++) {
      const deal = videoPoker.open({ stake: 10 }, random)
      expect(new Set(deal.state.cards).size).toBe(5)
      const hold = [true, false, true, false, false]
      const end = videoPoker.move(deal.state, { type: 'draw', hold }, random)
      expect(end.state.cards[0]).toBe(deal.state.cards[0])
      expect(new Set([...deal.state.cards, ...end.state.cards]).size).toBe(8)
      expect(end.done).toBe(true)
    }
  })

  it('refuses a hold without five choices, and a second draw', () => {
    const { state } = videoPoker.open({ stake: 10 }, seededRandom(4))
    expect(() => videoPoker.priceOf(state, { type: 'draw', hold: [true] })).toThrow('noMove')
    const end = videoPoker.finish(state, seededRandom(5))
    expect(end.state.cards).toEqual(state.cards)
    expect(() => videoPoker.priceOf(end.state, { type: 'draw', hold: [true, true, true, true, true] })).toThrow(
      'noMove',
    )
  })
})
