import { expect, it } from 'vitest'
import { shownSections } from './lobby-sections.ts'

const section = (length: number, count = length) => ({ count, data: Array.from({ length }, () => ({ cover: '' })) })

it('shownSections lists the sections with games, in their order (GM-01)', () => {
  const lobby = { liveCasino: section(2), recently: section(0, 3), top: section(3) }
  expect(shownSections(lobby)).toEqual(['top', 'liveCasino'])
  expect(shownSections({ top: section(3, 0) })).toEqual([])
})
