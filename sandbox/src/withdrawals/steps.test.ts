import { expect, it } from 'vitest'
import { nextSteps } from './move.ts'
import { GIVEN_BACK, STATUS, type Status } from './tables.ts'

const statuses = Object.values(STATUS)
/** The statuses from which a cash-out may move on to `next`. */
const before = (next: Status) => statuses.filter((status) => nextSteps(status).includes(next))

it('a member may cancel before a decision, an operator may reject before the payment', () => {
  expect(before(STATUS.canceled)).toEqual([STATUS.pending])
  expect(before(STATUS.rejected)).toEqual([STATUS.pending, STATUS.passed])
})

it('a cash-out in payment is returned only if the payment fails, also at the very end', () => {
  expect(before(STATUS.failed)).toEqual([STATUS.paying, STATUS.payed])
})

it('a cash-out is paid only after it was passed, and has no steps after its end', () => {
  expect([before(STATUS.paying), before(STATUS.payed)]).toEqual([[STATUS.passed], [STATUS.paying]])
  expect(before(STATUS.success)).toEqual([STATUS.payed])
  for (const status of [...GIVEN_BACK, STATUS.success]) expect(nextSteps(status)).toEqual([])
})
