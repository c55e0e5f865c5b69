import { expect, it, vi } from 'vitest'

it.each(['constructor', '__proto__', 'toString'])(
  "an unknown address named like an object's property (%s) gets the site's frame",
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
