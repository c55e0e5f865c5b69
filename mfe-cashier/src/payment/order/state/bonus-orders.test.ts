import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** The module as a page has it that was just loaded. */
async function reload() {
  vi.resetModules()
  return import('./bonus-orders.ts')
}

it('an order with a bonus is remembered after a reload; the oldest of more than 20 is dropped', async () => {
  const { rememberBonusOrder } = await reload()
  for (let number = 1; number <= 21; number++) rememberBonusOrder(`D${number}`)
  rememberBonusOrder('D21')
  const { hasBonus } = await reload()
  expect(['D1', 'D2', 'D21', 'D22', undefined].map(hasBonus)).toEqual([false, true, true, false, false])
})

it('only the order’s number is stored, and for this tab alone', async () => {
  const { rememberBonusOrder } = await reload()
  rememberBonusOrder('D1')
  expect([{ ...sessionStorage }, localStorage.length]).toEqual([{ 'croupier.order.bonus': '["D1"]' }, 0])
})

it('an order is remembered by this page if the browser stores nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { hasBonus, rememberBonusOrder } = await reload()
  rememberBonusOrder('D1')
  expect(hasBonus('D1')).toBe(true)
})
