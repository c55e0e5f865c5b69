// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CASH_OUT, paymentKind } from './payment-kind.ts'
import { idempotentRequest } from './idempotency.ts'

const NOW = '2030-01-01T12:00:00.000Z'
const row = { amount: '200.00', createTime: NOW }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
})

/**
 * Sends a cash-out that gets no response. The function it returns shows a cash-out on a freshly loaded page, and tells
 * whether the sent one is over by that (its idempotency key is dropped).
 */
function lost(amount = '200') {
  const operation = { identity: ['mine', amount], kind: paymentKind(CASH_OUT, amount) }
  const { key } = idempotentRequest(operation)
  return async (shown: typeof row, serverTime: string | null = new Date().toISOString()) => {
    vi.resetModules()
    const { markCashoutsSeen } = await import('./shown-cashouts.ts')
    const page = { content: [shown], serverTime }
    expect(await markCashoutsSeen({ titleId: 'list' }, Promise.resolve(page), ({ content }) => content)).toBe(page)
    return idempotentRequest(operation).key !== key
  }
}

test.each([
  ['200', '200.00'],
  ['200.00', '200'],
  ['0.00120', '0.0012'],
])('a lost cash-out of %s is over once the player has seen one of %s', async (asked, told) => {
  expect(await lost(asked)({ ...row, amount: told })).toBe(true)
})

test('a lost cash-out is not over by one of another amount, nor by a deposit', async () => {
  expect(await lost()({ ...row, amount: '200.01' })).toBe(false)
  const { key } = idempotentRequest({ identity: ['deposit'], kind: paymentKind('PAYPAL', '200') })
  expect(await lost()(row)).toBe(true)
  expect(idempotentRequest({ identity: ['deposit'] }).key).toBe(key)
})

test("a cash-out created before the request is another one, also if the server's clock is ahead", async () => {
  const see = lost()
  const at = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()
  expect(await see({ ...row, createTime: at(-1) })).toBe(false)
  expect(await see({ ...row, createTime: at(9) }, at(10))).toBe(false)
  expect(await see({ ...row, createTime: at(10) }, at(10))).toBe(true)
})

test('a lost cash-out is never over if the server sends no time', async () => {
  expect(await lost()(row, null)).toBe(false)
})

test('a lost cash-out is not over by one that a hidden tab shows', async () => {
  const see = lost()
  const looked = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await see(row)).toBe(false)
  looked.mockRestore()
  expect(await see(row)).toBe(true)
})
