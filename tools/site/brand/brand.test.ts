import { expect, it } from 'vitest'
import { tokensOf } from '../../lib/tokens.ts'
import { brandOf } from './brand.ts'

it.each(['dark', 'light'] as const)('the %s colours are those of the design tokens', (colorScheme) => {
  const tokens = tokensOf(colorScheme)
  const wanted = ['--surface-0', '--surface-1', '--text', '--text-soft', '--accent', '--accent-ink'].map(
    (name) => tokens[name],
  )
  expect(Object.values(brandOf({ colorScheme }).colours)).toEqual(wanted)
})
