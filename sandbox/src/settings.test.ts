import { expect, it } from 'vitest'
import { optionsFrom } from './settings.ts'

it("listens at HOST where that is an address: a shell's own HOST is the machine's name", () => {
  expect(['0.0.0.0', '::'].map((HOST) => optionsFrom({ HOST }).host)).toEqual(['0.0.0.0', '::'])
  for (const HOST of ['', 'workstation', 'casino.example']) expect(optionsFrom({ HOST })).not.toHaveProperty('host')
})
