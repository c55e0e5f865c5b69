import { expect, it } from 'vitest'
import { reasonOf } from './reason.ts'

it('tells why nothing answers at an address', async () => {
  const reasonAt = (address: string) => fetch(address).then(() => '', reasonOf)
  expect(await reasonAt('http://localhost:1/')).toMatch(/^fetch failed \((ECONNREFUSED|bad port)\)$/)
  expect(await reasonAt('http://nobody.invalid/')).toMatch(/^fetch failed \((ENOTFOUND|EAI_AGAIN)\)$/)
})

it('is the message where there is no cause', () => {
  expect(reasonOf(new Error('status 503'))).toBe('status 503')
  expect(reasonOf('refused')).toBe('refused')
})
