import { syncServerTime } from '@croupier/shared/api'
import { afterEach, expect, it } from 'vitest'
import { isOffered } from './is-offered.ts'

const MINUTE = 60_000
const at = (ms: number) => new Date(ms).toISOString()
const open = { id: 'D1', method: 'CRYPT', methodName: 'Coins', currency: 'USD', amount: '100.00', status: 0, coin: '' }

afterEach(async () => {
  await syncServerTime(Promise.resolve({ serverTime: at(Date.now()) }))
})

it.each([
  [5, 0, true],
  [5, 90, true],
  [70, 0, false],
  [70, -90, false],
])('an open order %i minutes old, on a clock %i minutes ahead, is offered: %s', async (age, ahead, offered) => {
  const now = Date.now() - ahead * MINUTE
  await syncServerTime(Promise.resolve({ serverTime: at(now) }))
  expect(isOffered({ ...open, createTime: at(now - age * MINUTE) })).toBe(offered)
})

it.each([{ status: 10 }, { method: 'GONE' }, { expiresAt: at(Date.now() - 1000) }])(
  'an order that cannot be resumed is not offered: %j',
  (odd) => {
    expect(isOffered({ ...open, createTime: at(Date.now()), ...odd })).toBe(false)
  },
)

it.each([at(Date.now() + MINUTE), undefined, null, 'soon'])(
  'an order whose address expires at %s is offered',
  (expiresAt) => {
    expect(isOffered({ ...open, createTime: at(Date.now()), expiresAt })).toBe(true)
  },
)
