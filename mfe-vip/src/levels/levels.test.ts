import { expect, it } from 'vitest'
import { levelColors, nextLevel } from './levels.ts'

const levels = [40, 0, 20, 10].map((level) => ({ level, points: level * 10, name: '', icon: '', color: '' }))

it.each([
  [0, 10],
  [10, 20],
  [30, 40],
  [40, undefined],
])('after level %i comes %s', (own, next) => expect(nextLevel(levels, own)?.level).toBe(next))

const own = (level: number, color: string) => ({ level, points: 0, name: '', icon: '', color })

it.each([
  [50, '#0a7', ['#0a7', '#0a7']],
  [50, ' #00AA77 ', ['#00AA77', '#00AA77']],
  [50, '', undefined],
  [50, '#12345', undefined],
  [50, 'red), url(//evil.example', undefined],
  [10, '#0a7', ['#c98a5a', '#8a5632']],
])('the level %i with the colour %j of the operator is %j', (level, color, colors) =>
  expect(levelColors(level, own(level, color))).toEqual(colors),
)
