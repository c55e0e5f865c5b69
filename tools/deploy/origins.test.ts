import { expect, it } from 'vitest'
import { shellPolicy } from '../site/policy.ts'
import { siteConfig } from '../site/site-config.ts'
import { deployedOrigins } from './origins.ts'

it('an operator may have several payment providers and game vendors', () => {
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

it('says which variable is no address', () => {
  expect(() => deployedOrigins({ API_ORIGIN: 'api.example' })).toThrow('API_ORIGIN: api.example is no address')
  expect(() => deployedOrigins({ VENDOR_ORIGIN: 'https://one.example,two.example' })).toThrow(
    'VENDOR_ORIGIN: two.example',
  )
})
