import { afterEach, expect, it, vi } from 'vitest'
import { namedKeys } from './keys.ts'

afterEach(() => vi.unstubAllEnvs())

it('named keys are looked at before anything is done with them', () => {
  vi.stubEnv('RELEASE_KEYS', 'garbage')
  expect(() => namedKeys()).toThrow('garbage is no public key')
  vi.stubEnv('RELEASE_KEYS', ` ${'A'.repeat(43)}= , `)
  expect(namedKeys()).toEqual([`${'A'.repeat(43)}=`])
})
