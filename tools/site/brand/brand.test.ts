import { expect, it } from 'vitest'
import { brandOf } from './brand.ts'

it.each([
  ['dark', '#08201a', '#d9a441'],
  ['light', '#f6f1e4', '#8a5a00'],
])('the %s brand has the plain hex colours of the design tokens, which icons need', (colorScheme, page, accent) => {
  const { colours } = brandOf({ colorScheme })
  expect(colours).toMatchObject({ page, accent })
  for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
})

it('a theme overrides a colour only with a plain hex value', () => {
  expect(brandOf({ theme: { '--accent': '#123456', '--text': 'red' } }).colours).toMatchObject({
    accent: '#123456',
    text: '#f4ecd8',
  })
})
