import { expect, it } from 'vitest'
import { tierState } from './tier-state.ts'

const tier = (personCount: number) => ({ id: personCount, personCount, bonusAmount: '5' })

it.each([
  ['not reached', 3, 0, { childCount: 2, treasureIndex: 0 }, { isDisabled: true, isReached: false }],
  ['reached', 3, 0, { childCount: 3, treasureIndex: 0 }, { isDisabled: false, isReached: true }],
  ['treasureIndex at personCount', 2, 5, { childCount: 9, treasureIndex: 2 }, { isDisabled: true, isReached: true }],
  ['claimed by its position', 10, 0, { childCount: 12, treasureIndex: 1 }, { isDisabled: true, isReached: true }],
  ['the next one after a claim', 10, 1, { childCount: 12, treasureIndex: 1 }, { isDisabled: false, isReached: true }],
])('%s', (_, persons, index, member, state) => {
  expect(tierState(tier(persons), index, member)).toEqual(state)
})
