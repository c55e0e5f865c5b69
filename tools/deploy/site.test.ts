import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Signer } from '../releases/keys.ts'
import { siteFile } from '../site/site-config.ts'
import { deployedOrigins } from './origins.ts'
import { deployedSite } from './site.ts'

const key = (letter: string) => `${letter.repeat(43)}= all`
const signer: Signer = { keyId: 'own', line: key('O'), isListed: false, sign: () => '' }
const origins = deployedOrigins({})
const keysOf = (more: object) => deployedSite(origins, { ...siteFile('harbour'), ...more }, () => signer).releaseKeys

afterEach(() => vi.unstubAllEnvs())

describe('the site that is deployed', () => {
  it("trusts the keys of its file, and this machine's own only where nobody named one", () => {
    vi.stubEnv('RELEASE_KEY_FILE', undefined)
    vi.stubEnv('RELEASE_KEYS', undefined)
    expect(keysOf({})).toEqual([key('O')])
    expect(keysOf({ releaseKeys: [key('F')] })).toEqual([key('F')])
  })

  it('trusts the other team of RELEASE_KEYS beside the key that RELEASE_KEY_FILE names', () => {
    vi.stubEnv('RELEASE_KEYS', key('T'))
    vi.stubEnv('RELEASE_KEY_FILE', undefined)
    expect(keysOf({ releaseKeys: [key('F')] })).toEqual([key('F'), key('T')])
    vi.stubEnv('RELEASE_KEY_FILE', '/keys/own.pem')
    expect(keysOf({})).toEqual([key('T'), key('O')])
    const bound = key('O').replace('all', 'cashier')
    expect(keysOf({ releaseKeys: [bound] })).toEqual([bound, key('T')])
  })

  it('is not written where RELEASE_KEYS says another thing of a key than the file: pages would trust it for both', () => {
    vi.stubEnv('RELEASE_KEY_FILE', undefined)
    vi.stubEnv('RELEASE_KEYS', key('F'))
    expect(keysOf({ releaseKeys: [key('F')] })).toEqual([key('F')])
    const narrowed = key('F').replace('all', 'cashier')
    expect(() => keysOf({ releaseKeys: [narrowed] })).toThrow(
      `The site's file and RELEASE_KEYS: ${'F'.repeat(43)}= is listed on 2 lines (cashier; all)`,
    )
  })

  it('sends nobody to a host that its file does not list, unless it is a site on this machine', () => {
    vi.stubEnv('RELEASE_KEYS', key('T'))
    const hostsOf = (env: Record<string, string>, more = {}) =>
      deployedSite(deployedOrigins(env), { ...siteFile('harbour'), ...more }, () => signer)['redirectHosts']
    const env = {
      SHELL_ORIGIN: 'https://site.example',
      REMOTE_ORIGIN: 'https://{remote}.site.example',
      API_ORIGIN: 'https://api.site.example',
    }
    expect(hostsOf(env)).toEqual([])
    expect(hostsOf(env, { redirectHosts: ['pay.example'] })).toEqual(['pay.example'])
    expect(hostsOf({})).toEqual(['localhost'])
  })

  it('is not written where its file is not right', () => {
    expect(() => keysOf({ email: 'nobody', defaultLanguage: 'xx' })).toThrow(/email: .*\n.*defaultLanguage: /)
  })
})
