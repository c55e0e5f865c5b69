import { expect, it } from 'vitest'
import { problems } from './checks.ts'

it('a check gives a row of the report with its findings, or with the reason why it did not run', async () => {
  expect(await problems('form', () => [])).toEqual({ name: 'form', passed: 1, failed: 0, names: [] })
  expect(await problems('form', async () => ['a.ts'])).toEqual({ name: 'form', passed: 0, failed: 1, names: ['a.ts'] })
  const threw = { passed: 0, failed: 1, names: ['it did not run to its end: Error: ENOENT'] }
  const broken = () => {
    throw new Error('ENOENT')
  }
  expect(await problems('form', broken)).toMatchObject(threw)
  expect(await problems('form', () => Promise.reject(new Error('ENOENT')))).toMatchObject(threw)
})
