import { expect, it } from 'vitest'
import { nextSteps } from './move.ts'
import { GIVEN_BACK, STATUS, type Status } from './tables.ts'

const statuses = Object.values(STATUS)
/** The statuses from which a cash-out may move on to `next`. */
const before = (next: Status) => statuses.filter((status) => nextSteps(status).includes(next))

it('a member takes back what nobody has decided on, and an operator what is not being paid', () => {
  expect(before(STATUS.canceled)).toEqual([STATUS.pending])
  expect(before(STATUS.rejected)).toEqual([STATUS.pending, STATUS.passed])
})

it('once it is being paid, its amount comes back only where the payment failed, also at the very end', () => {
  expect(before(STATUS.failed)).toEqual([STATUS.paying, STATUS.payed])
})

it('is paid after it was passed alone, and is over where it was given back or has succeeded', () => {
  expect([before(STATUS.paying), before(STATUS.payed)]).toEqual([[STATUS.passed], [STATUS.paying]])
  expect(before(STATUS.success)).toEqual([STATUS.payed])
  for (const status of [...GIVEN_BACK, STATUS.success]) expect(nextSteps(status)).toEqual([])
})
