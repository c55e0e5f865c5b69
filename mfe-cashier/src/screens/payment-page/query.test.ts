import { createTestHost, hostileHosts, hostileSchemes, lookAlikes } from '@croupier/shared/testing'
import { expect, it, vi } from 'vitest'
import { siteOf } from './query.ts'

it('siteOf accepts c_url only on a listed host, in its canonical form', () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const host = createTestHost()
  for (const written of ['http://localhost:4020', 'http://localhost:4020/', 'HTTP://LocalHost:4020'])
    expect(siteOf(host, { c_url: written }), written).toBe('http://localhost:4020')
  expect(siteOf(host, { c_url: 'http://localhost:4020/a/../b?c=1' })).toBe('http://localhost:4020/b?c=1')
  expect(siteOf(host, {})).toBe('')
  for (const c_url of [...hostileSchemes, ...hostileHosts, ...lookAlikes, 'http://localhost:4020@evil.example', '']) {
    const site = siteOf(host, { c_url })
    // Some look-alikes resolve to our own origin here; none is passed on but the two listed ones.
    expect(['', 'http://localhost:4020', 'http://localhost:4000'], c_url).toContain(site && new URL(site).origin)
  }
})
