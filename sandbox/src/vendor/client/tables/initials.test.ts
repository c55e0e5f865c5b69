import { expect, it } from 'vitest'
import { readTexts } from '../../http/texts.ts'
import { initials } from './initials.ts'

it.each(Object.entries(readTexts()))('the initials of player, banker and tie differ in %s', (_locale, texts) => {
  const short = initials(['player', 'banker', 'tie'].map((side) => texts[`baccarat.${side}`] ?? ''))
  expect(new Set(short).size).toBe(3)
  expect(Math.max(...short.map(({ length }) => length))).toBeLessThanOrEqual(2)
})
