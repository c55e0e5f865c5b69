import { createTestHost, testUser } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { claimKey, isKnownOrder } from './order-key.ts'

it('claimKey stores the key under a hashed name until the member changes', async () => {
  const host = createTestHost({ user: { id: 7 } })
  const entity = {
    amount: '51.25',
    memberId: '70007',
    paymentMethod: 'CPAY',
    cardFirstName: 'Zebulon',
    cardLastName: 'Quark',
    cardEmail: 'zeb@players.example',
    cardMobile: '5551234567',
  }
  const wanted = { provider: 'cpay', query: entity, session: host.session }
  const keyNow = () => claimKey(wanted)
  const stored = () => Object.entries(sessionStorage).filter(([name]) => name.startsWith('croupier.order.'))
  expect(isKnownOrder(wanted)).toBe(false)
  const key = keyNow()
  expect(isKnownOrder(wanted)).toBe(true)
  for (const [name, value] of Object.entries({ amount: '51.26', key: 'another' }))
    expect(isKnownOrder({ ...wanted, query: { ...entity, [name]: value } }), name).toBe(false)
  expect(isKnownOrder({ ...wanted, provider: 'pix' })).toBe(false)
  expect(keyNow()).toBe(key)
  expect(stored()).toEqual([[expect.any(String), key]])
  for (const value of Object.values(entity)) expect(JSON.stringify({ ...sessionStorage })).not.toContain(value)
  // New data of the same member in the session is no change of the member.
  host.session.set(testUser({ id: 7, availableBalance: '1.00' }))
  expect(keyNow()).toBe(key)
  host.session.set(null)
  expect(stored()).toEqual([])
  host.session.set(testUser({ id: 8 }))
  const other = keyNow()
  expect(other).not.toBe(key)
  host.session.set(testUser({ id: 7 }))
  expect([keyNow(), keyNow()]).not.toContain(other)
  expect(stored()).toHaveLength(1)
})
