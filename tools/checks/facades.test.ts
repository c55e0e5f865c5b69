import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contractFile } from '../lib/contract.ts'
import { facadeOf, facades } from '../lib/facades.ts'
import { facadeProblems } from './facades.ts'

it('a facade exports what the site uses, and lists the rest as kept for older remotes', () => {
  const problems = (used: readonly string[], kept: readonly string[] = []) =>
    facadeProblems('valibot.ts', new Set(used), { offered: ['array', 'pipe'], kept })
  expect(problems(['array', 'pipe'])).toEqual([])
  expect(problems(['array', 'pipe', 'tuple'])).toEqual(['facades/valibot.ts lacks tuple'])
  expect(problems(['array'])).toEqual([
    expect.stringContaining('exports pipe, which nothing here uses. Released remotes may'),
  ])
  expect(problems(['array'], ['pipe'])).toEqual([])
})

it('the contract lists each name that the shell offers to remotes', () => {
  const [, listed = ''] = readFileSync(contractFile, 'utf8').split('--- packages\n')
  const names = facades.flatMap((name) => facadeOf(name).offered.map((each) => `${name} ${each}`))
  expect(listed.trim().split('\n').toSorted()).toEqual(names.toSorted())
  expect(names).toContain('react-aria-components useFilter')
})
