import { expect, it } from 'vitest'
import { tierState } from './tier-state.ts'

const tier = (personCount: number) => ({ id: personCount, personCount, bonusAmount: '5' })

it.each([
  [
    'a tier that is not reached is disabled',
    3,
    0,
    { childCount: 2, treasureIndex: 0 },
    { isDisabled: true, isReached: false },
  ],
  ['a reached tier can be claimed', 3, 0, { childCount: 3, treasureIndex: 0 }, { isDisabled: false, isReached: true }],
  [
    'a tier is disabled once treasureIndex is at its personCount',
    2,
    5,
    { childCount: 9, treasureIndex: 2 },
    { isDisabled: true, isReached: true },
  ],
  [
    'a tier is disabled once its position is claimed',
    10,
    0,
    { childCount: 12, treasureIndex: 1 },
    { isDisabled: true, isReached: true },
  ],
  [
    'the tier after a claimed one can be claimed',
    10,
    1,
    { childCount: 12, treasureIndex: 1 },
    { isDisabled: false, isReached: true },
  ],
])('%s', (_, persons, index, member, state) => {
  expect(tierState(tier(persons), index, member)).toEqual(state)
})
