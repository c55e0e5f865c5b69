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
  it("trusts the keys of its file, and this machine's key only if none is named", () => {
    vi.stubEnv('RELEASE_KEY_FILE', undefined)
    vi.stubEnv('RELEASE_KEYS', undefined)
    expect(keysOf({})).toEqual([key('O')])
    expect(keysOf({ releaseKeys: [key('F')] })).toEqual([key('F')])
  })

  it('trusts the keys of RELEASE_KEYS beside the one of RELEASE_KEY_FILE', () => {
    vi.stubEnv('RELEASE_KEYS', key('T'))
    vi.stubEnv('RELEASE_KEY_FILE', undefined)
    expect(keysOf({ releaseKeys: [key('F')] })).toEqual([key('F'), key('T')])
    vi.stubEnv('RELEASE_KEY_FILE', '/keys/own.pem')
    expect(keysOf({})).toEqual([key('T'), key('O')])
    const bound = key('O').replace('all', 'cashier')
    expect(keysOf({ releaseKeys: [bound] })).toEqual([bound, key('T')])
  })

  it('is not written when RELEASE_KEYS and the file disagree about a key', () => {
    vi.stubEnv('RELEASE_KEY_FILE', undefined)
    vi.stubEnv('RELEASE_KEYS', key('F'))
    expect(keysOf({ releaseKeys: [key('F')] })).toEqual([key('F')])
    const narrowed = key('F').replace('all', 'cashier')
    expect(() => keysOf({ releaseKeys: [narrowed] })).toThrow(
      `The site's file and RELEASE_KEYS: ${'F'.repeat(43)}= is listed on 2 lines (cashier; all)`,
    )
  })

  it('redirects only to hosts of its file, and to localhost on this machine', () => {
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

  it('is not written when its file has problems', () => {
    expect(() => keysOf({ email: 'nobody', defaultLanguage: 'xx' })).toThrow(/email: .*\n.*defaultLanguage: /)
  })
})
