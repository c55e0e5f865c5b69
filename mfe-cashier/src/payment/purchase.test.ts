import { createTestHost } from '@croupier/shared/testing'
import { describe, expect, it } from 'vitest'
import { tellPurchase } from './purchase.ts'

describe('a purchase', () => {
  it('is told once an order, in USD', () => {
    localStorage.clear()
    const host = createTestHost({ user: {} })
    const deposit = { orderId: 'D1', amount: '25.00', currency: 'EUR' }
    expect([tellPurchase(host, deposit), tellPurchase(host, deposit)]).toEqual([true, false])
    expect(host.record.events).toEqual([
      { name: 'deposit:succeeded', payload: deposit },
      { name: 'analytics:event', payload: { name: 'Purchase', amount: '25.00', currency: 'USD', id: 'D1' } },
    ])
  })
})
