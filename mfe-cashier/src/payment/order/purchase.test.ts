import { createTestHost } from '@croupier/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const deposit = { orderId: 'D1', amount: '25.00', currency: 'EUR' }
const TOLD = [
  { name: 'deposit:succeeded', payload: deposit },
  { name: 'news:changed', payload: {} },
  { name: 'analytics:event', payload: { name: 'Purchase', amount: '25.00', currency: 'USD', id: 'D1' } },
]

/** A tab of its own: a fresh instance of the module, with its own host. */
async function newTab() {
  vi.resetModules()
  const { announcePurchase: tellPurchase } = await import('./purchase.ts')
  const host = createTestHost({ user: {} })
  return { host, tell: (told: typeof deposit) => tellPurchase(host, told) }
}

/** A stand-in for the locks that the tabs of one browser share, as far as purchase.ts needs them. */
function sharedLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, _options: object, hold: (lock: object | null) => Promise<void>) {
      if (held.has(name)) return hold(null)
      held.add(name)
      await hold({ name }).finally(() => held.delete(name))
    },
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a purchase', () => {
  it('is announced once per order, in USD, also after a reload', async () => {
    const { host, tell } = await newTab()
    tell(deposit)
    tell(deposit)
    expect(host.record.events).toEqual(TOLD)
    const again = await newTab()
    again.tell(deposit)
    expect(again.host.record.events).toEqual([])
  })

  it('is announced once without locks and storage', async () => {
    const forbidden = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    vi.stubGlobal('navigator', { locks: { request: async () => forbidden() } })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    const { host, tell } = await newTab()
    tell(deposit)
    tell(deposit)
    await vi.waitFor(() => expect(host.record.events).toEqual(TOLD))
    tell(deposit)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(host.record.events).toEqual(TOLD)
  })

  it('is announced once when two tabs learn of it at the same moment', async () => {
    vi.stubGlobal('navigator', { locks: sharedLocks() })
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
    const [first, second] = [await newTab(), await newTab()]
    for (const { tell } of [first, second]) tell(deposit)
    expect([first, second].flatMap(({ host }) => host.record.events)).toEqual(TOLD)
    second.tell({ ...deposit, orderId: 'D2' })
    expect(second.host.record.events).toHaveLength(TOLD.length)
  })
})
