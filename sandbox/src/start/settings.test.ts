import { expect, it } from 'vitest'
import { optionsFrom } from './settings.ts'

it("the server listens at HOST only if that is an address, as shells set HOST to the machine's name", () => {
  expect(['0.0.0.0', '::'].map((HOST) => optionsFrom({ HOST }).host)).toEqual(['0.0.0.0', '::'])
  for (const HOST of ['', 'workstation', 'casino.example']) expect(optionsFrom({ HOST })).not.toHaveProperty('host')
})
