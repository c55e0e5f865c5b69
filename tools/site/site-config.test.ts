import { expect, it } from 'vitest'
import { remoteOrigin, siteFile } from './site-config.ts'

it("a remote's origin comes of a pattern that names it, or is refused", () => {
  expect(remoteOrigin('https://{remote}.example.com/', 'vip')).toBe('https://vip.example.com')
  for (const bad of ['nonsense', 'https://example.com', '{remote}'])
    expect(() => remoteOrigin(bad, 'vip')).toThrow('REMOTE_ORIGIN is')
})

it("a site's file is found by its name, or the names that there are are told", () => {
  expect(siteFile('harbour').title).toContain('Harbour Lights')
  expect(() => siteFile('harbor')).toThrow('There are: croupier, harbour')
})
