import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextSections } from './text-blocks.tsx'
import type { TextFacts } from './substitute.ts'
import css from './texts.module.css'

afterEach(cleanup)

it.each([
  ['Bonuses', true],
  ['Bonuses by level', false],
])('a table hides the caption %s if it repeats the heading: %s', (caption, isRepeated) => {
  const table = { caption, head: ['Level', 'Bonus'], rows: [['Gold', '30']] }
  const section = { id: 'bonuses', title: 'Bonuses', blocks: [{ table }] }
  render(<TextSections sections={[section]} facts={{} as TextFacts} level={2} />)
  const shown = screen.getByRole('table', { name: caption }).querySelector('caption')
  expect(shown?.classList.contains(css.unseen!)).toBe(isRepeated)
})
