import { createTestHost, hostileHosts, hostileSchemes, lookAlikes } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { paymentAddress } from './pay-window.ts'

it('only parsed addresses of providers in the site config are allowed', () => {
  const host = createTestHost()
  expect(paymentAddress(host, 'http://localhost:4020/order/D1')?.href).toBe('http://localhost:4020/order/D1')
  for (const address of [...hostileSchemes, ...hostileHosts, ...lookAlikes, 'http://localhost:4020@evil.example', '']) {
    // Some look-alikes resolve to our own origin here; none is opened but the two listed ones.
    expect([undefined, 'http://localhost:4020', 'http://localhost:4000']).toContain(
      paymentAddress(host, address)?.origin,
    )
  }
})
