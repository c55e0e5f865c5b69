import { expect, it, vi } from 'vitest'

it.each(['constructor', '__proto__', 'toString'])(
  'an address that no page has is a page of the site, also one named as what every object has: %s',
  async (name) => {
    location.hash = `#/${name}`
    const preload = { start: [], words: {}, pages: { fun: { files: [], words: {} } }, screens: {} }
    const block = { id: 'croupier-files', type: 'application/json', textContent: JSON.stringify({ preload }) }
    document.body.replaceChildren(Object.assign(document.createElement('script'), block))
    window.croupierWarmed = ['another']
    vi.resetModules()
    await import('./inline-script.ts')
    expect(document.documentElement.dataset['first']).toBe('site')
    expect(() => window.croupierFiles?.()).not.toThrow()
    expect(window.croupierWarmed).toEqual([])
  },
)
