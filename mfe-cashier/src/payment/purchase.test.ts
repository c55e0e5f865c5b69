import { createTestHost } from '@croupier/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tellPurchase } from './purchase.ts'

const deposit = { orderId: 'D1', amount: '25.00', currency: 'EUR' }
const TOLD = [
  { name: 'deposit:succeeded', payload: deposit },
  { name: 'analytics:event', payload: { name: 'Purchase', amount: '25.00', currency: 'USD', id: 'D1' } },
]

/** As far as a claim goes, what the tabs of one browser share. */
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
  it('is told once an order, in USD', () => {
    const host = createTestHost({ user: {} })
    tellPurchase(host, deposit)
    tellPurchase(host, deposit)
    expect(host.record.events).toEqual(TOLD)
  })

  it('is told once by two tabs that hear of it at the same moment, when neither sees what the other stored', async () => {
    vi.stubGlobal('navigator', { locks: sharedLocks() })
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
    const tabs = [createTestHost({ user: {} }), createTestHost({ user: {} })]
    for (const host of tabs) tellPurchase(host, deposit)
    expect(tabs.flatMap(({ record }) => record.events)).toEqual(TOLD)
    tellPurchase(tabs[1]!, { ...deposit, orderId: 'D2' })
    expect(tabs[1]!.record.events).toHaveLength(2)
  })
})
