import { describe, expect, it, vi } from 'vitest'
import { readDiscovery } from './discovery.ts'

const version = (url: string, fields = {}) => ({ url, metadata: { version: '1.0.0', integrity: 'sha384-AAAA' }, ...fields })

describe('the discovery document', () => {
  it('gives each remote its default version', () => {
    const found = readDiscovery({
      microFrontends: {
        'croupier/games': [
          version('https://games.example/1.js'),
          version('https://games.example/2.js', { deployment: { traffic: 100, default: true } }),
        ],
        'croupier/vip': [version('https://vip.example/1.js')],
      },
    })
    expect(found.games?.url).toBe('https://games.example/2.js')
    expect(found.vip?.url).toBe('https://vip.example/1.js')
    expect(found.cashier).toBeUndefined()
  })

  it('leaves out a remote that is not described properly, and the others go on', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const found = readDiscovery({
      microFrontends: { 'croupier/games': [{ url: 'javascript:alert(1)' }], 'croupier/vip': [version('https://vip.example/1.js')] },
    })
    expect(found.games).toBeUndefined()
    expect(found.vip?.url).toBe('https://vip.example/1.js')
  })

  it.each([null, [], 'html', { microFrontends: 3 }])('%j names no remote', (document) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(readDiscovery(document)).toEqual({})
  })
})
