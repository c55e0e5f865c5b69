import { internalPath } from '@croupier/shared/links'
import { expect, it } from 'vitest'
import { loginAddress } from './navigation.ts'

it.each([
  ['/', '/login'],
  ['/article?id=5', '/login?backurl=%2Farticle%3Fid%3D5'],
  ['/article?id=%', '/login'],
  ['/article?id=100%25', '/login'],
  [`/article?id=${'/'.repeat(1_000)}`, '/login'],
])('who has to log in at %s is led to %s', (wanted, address) => {
  expect(loginAddress(wanted)).toBe(address)
  expect(internalPath(address)).toBe(address)
})
