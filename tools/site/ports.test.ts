import { expect, it } from 'vitest'
import { sitePort } from './ports.ts'

it('the port is 4000, or one that leaves room for the others', () => {
  expect([sitePort(''), sitePort('5000')]).toEqual([4000, 5000])
  for (const bad of ['abc', '0', '99999', '4000.5']) expect(() => sitePort(bad)).toThrow('PORT is')
})
