import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contractFile } from '../lib/contract.ts'
import { facadeOf, facades } from '../lib/facades.ts'
import { facadeProblems } from './facades.ts'

it('a facade has what the site uses; what only older remotes do is said to be theirs', () => {
  const problems = (used: readonly string[], kept: readonly string[] = []) =>
    facadeProblems('valibot.ts', new Set(used), { offered: ['array', 'pipe'], kept })
  expect(problems(['array', 'pipe'])).toEqual([])
  expect(problems(['array', 'pipe', 'tuple'])).toEqual(['facades/valibot.ts lacks tuple'])
  expect(problems(['array'])).toEqual([
    expect.stringContaining('offers pipe for nobody here. Remotes that are out there may use it'),
  ])
  expect(problems(['array'], ['pipe'])).toEqual([])
})

it('the contract has each name that a shell brings, so that its number says which remotes find theirs', () => {
  const [, listed = ''] = readFileSync(contractFile, 'utf8').split('--- packages\n')
  const names = facades.flatMap((name) => facadeOf(name).offered.map((each) => `${name} ${each}`))
  expect(listed.trim().split('\n').toSorted()).toEqual(names.toSorted())
  expect(names).toContain('react-aria-components useFilter')
})
