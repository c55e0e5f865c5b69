import { expect, it } from 'vitest'
import { remoteOrigin } from './site-config.ts'

it("a remote's origin comes of a pattern that names it, or is refused", () => {
  expect(remoteOrigin('https://{remote}.example.com/', 'vip')).toBe('https://vip.example.com')
  for (const bad of ['nonsense', 'https://example.com', '{remote}'])
    expect(() => remoteOrigin(bad, 'vip')).toThrow('REMOTE_ORIGIN is')
})
