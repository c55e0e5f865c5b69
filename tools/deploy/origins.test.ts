import { describe, expect, it } from 'vitest'
import { shellPolicy } from '../site/policy.ts'
import { originsOf, siteConfig, siteFile } from '../site/site-config.ts'
import {
  apiServerOrigin,
  deployedOrigins,
  formerOrigins,
  listenPort,
  pageServerAddress,
  trustedProxies,
} from './origins.ts'

it('PROVIDER_ORIGIN and VENDOR_ORIGIN accept several origins', () => {
  const origins = deployedOrigins({
    PROVIDER_ORIGIN: 'https://pay.example, https://bank.example/',
    VENDOR_ORIGIN: 'https://one.example,https://two.example',
  })
  expect(siteConfig(origins, { releaseKeys: [] })).toMatchObject({
    providerOrigins: ['https://pay.example', 'https://bank.example'],
    vendorOrigins: ['https://one.example', 'https://two.example'],
  })
  const policy = shellPolicy('', origins, {})
  expect(policy).toContain(
    "frame-src 'self' https://one.example https://two.example https://pay.example https://bank.example ",
  )
  expect(policy).toContain("frame-ancestors 'self' https://pay.example https://bank.example;")
})

it('an invalid address is refused with the name of its variable', () => {
  expect(() => deployedOrigins({ API_ORIGIN: 'api.example' })).toThrow('API_ORIGIN: api.example is no address')
  expect(() => deployedOrigins({ VENDOR_ORIGIN: 'https://one.example,two.example' })).toThrow(
    'VENDOR_ORIGIN: two.example',
  )
})

it.each(['https://api.example/v1', 'https://api.example/?site=1', 'https://api.example/#/'])(
  'an address with more than an origin is refused: %s',
  (address) => {
    expect(() => deployedOrigins({ API_ORIGIN: address })).toThrow(`API_ORIGIN: ${address} is no address`)
    expect(() => deployedOrigins({}, { apiOrigin: address })).toThrow('(without a path)')
    expect(() => apiServerOrigin(address)).toThrow('API_SERVER')
  },
)

const elsewhere = { SHELL_ORIGIN: 'https://casino.example', REMOTE_ORIGIN: 'https://{remote}.casino.example' }

it("the environment replaces the API of the site's file, and adds providers and vendors", () => {
  const file = {
    apiOrigin: 'https://api.casino.example',
    providerOrigins: ['https://bank.example/'],
    vendorOrigins: ['https://games.example'],
  }
  expect(deployedOrigins(elsewhere, file)).toMatchObject({
    api: 'https://api.casino.example',
    providers: ['https://bank.example'],
    vendors: ['https://games.example'],
  })
  const env = { ...elsewhere, API_ORIGIN: 'https://other.example', PROVIDER_ORIGIN: 'https://pay.example' }
  expect(deployedOrigins(env, file)).toMatchObject({
    api: 'https://other.example',
    providers: ['https://pay.example', 'https://bank.example'],
  })
})

it("a local site has this machine's providers and vendors, and those of its file", () => {
  const file = { ...siteFile('harbour'), providerOrigins: ['https://bank.example'], apiOrigin: 'https://api.example' }
  const origins = originsOf(4000)
  expect(siteConfig(origins, { releaseKeys: [] }, file)).toMatchObject({
    apiOrigin: 'http://localhost:4010',
    providerOrigins: ['http://localhost:4020', 'https://bank.example'],
    vendorOrigins: ['http://localhost:4030'],
  })
  expect(shellPolicy('', origins, file)).toContain("frame-ancestors 'self' http://localhost:4020 https://bank.example;")
})

it('a site elsewhere without its addresses is refused', () => {
  const { REMOTE_ORIGIN: _, ...alone } = { ...elsewhere, API_ORIGIN: 'https://api.casino.example' }
  expect(() => deployedOrigins(alone)).toThrow('REMOTE_ORIGIN is not set: visitors of https://casino.example would')
  expect(() => deployedOrigins(elsewhere)).toThrow('API_ORIGIN is not set')
  const all = { ...elsewhere, API_ORIGIN: 'https://api.casino.example' }
  const origins = deployedOrigins(all)
  expect(JSON.stringify(origins)).not.toContain('localhost')
  expect(shellPolicy('', origins, {})).toContain("frame-src 'self' https://api.casino.example;")
})

describe('FORMER_ORIGINS', () => {
  const now = deployedOrigins({ ...elsewhere, API_ORIGIN: 'https://api.casino.example' })
  const former = (wanted: string) => formerOrigins(now, wanted)

  it('has origins of the shell, and of the remotes where {remote} is in it', () => {
    expect(former(' https://old.example/, https://{remote}.old.example,https://older.example')).toMatchObject({
      shell: ['https://old.example', 'https://older.example'],
      remotes: { cashier: ['https://cashier.old.example'], vip: ['https://vip.old.example'] },
    })
    expect(former('')).toMatchObject({ shell: [], remotes: { cashier: [] } })
  })

  it('is refused where an address is invalid, or the name of another server', () => {
    expect(() => former('old.example')).toThrow('FORMER_ORIGINS: old.example is no address')
    expect(() => former('https://{remote}.old.example/files')).toThrow(
      'FORMER_ORIGINS is https://{remote}.old.example/',
    )
    for (const same of ['https://casino.example', 'http://vip.casino.example', 'https://{remote}.casino.example'])
      expect(() => former(same), same).toThrow('is another origin of this site as well')
    expect(() => former('https://vip.old.example,https://{remote}.old.example')).toThrow('https://vip.old.example is')
  })
})

it('an invalid port or server address is refused with the name of its variable', () => {
  expect(() => deployedOrigins({ PORT: 'abc' })).toThrow('PORT is abc')
  expect(() => listenPort('80a')).toThrow('LISTEN is 80a: a number from 1 to 65535.')
  expect(listenPort('')).toBe(8080)
  expect(() => apiServerOrigin('localhost:4010')).toThrow('API_SERVER: localhost:4010 is no address')
  expect(() => pageServerAddress('localhost:8081')).toThrow('PAGE_SERVER: localhost:8081 is no address')
  expect(pageServerAddress('http://unix:/srv/page/page.sock:/')).toBe('http://unix:/srv/page/page.sock:/')
})

it('TRUSTED_PROXIES defaults to loopback, and accepts addresses and networks', () => {
  expect(trustedProxies('')).toEqual(['127.0.0.0/8', '::1'])
  expect(trustedProxies(' 172.16.0.0/12, 2001:db8::1 ')).toEqual(['172.16.0.0/12', '2001:db8::1'])
  expect(() => trustedProxies('172.16.0.0/12 1; }')).toThrow('is neither an address nor a network')
})

it("the API is at the page's own address if API_SERVER or the site's file says so", () => {
  const all = { ...elsewhere, API_ORIGIN: 'https://api.casino.example' }
  const calls = (env: Record<string, string>, file = {}) => {
    const origins = deployedOrigins({ ...all, ...env }, file)
    return [origins.apiPath, /connect-src [^;]*api\.casino/.test(shellPolicy('', origins, {}))]
  }
  expect(calls({})).toEqual([undefined, true])
  expect(calls({ API_SERVER: 'http://127.0.0.1:4010/' })).toEqual(['/api', false])
  expect(calls({}, { apiPath: '/gateway' })).toEqual(['/gateway', false])
})
