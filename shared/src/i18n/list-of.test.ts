import { expect, test } from 'vitest'
import { listOf } from './list-of.ts'

test('listOf joins names as each language writes them', () => {
  const names = ['Jersey', 'Guernsey', 'Man']
  expect(listOf('en', names)).toBe('Jersey, Guernsey, Man')
  expect(listOf('de', names)).toBe('Jersey, Guernsey und Man')
  expect(listOf('ja', names)).toBe('Jersey、Guernsey、Man')
  expect(listOf('fi', ['Man'])).toBe('Man')
  expect(listOf('en', [])).toBe('')
})
