import { expect, it } from 'vitest'
import { readTexts } from '../../http/texts.ts'
import { initials } from './initials.ts'

it.each(Object.entries(readTexts()))(
  '%s tells player, banker and tie apart in a strip of results',
  (_locale, texts) => {
    const short = initials(['player', 'banker', 'tie'].map((side) => texts[`baccarat.${side}`] ?? ''))
    expect(new Set(short).size).toBe(3)
    expect(Math.max(...short.map(({ length }) => length))).toBeLessThanOrEqual(2)
  },
)
