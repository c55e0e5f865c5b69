import { expect, it } from 'vitest'
import { levelColors, nextLevel } from './levels.ts'

const levels = [40, 0, 20, 10].map((level) => ({ level, points: level * 10, name: '', icon: '', color: '' }))

it.each([
  [0, 10],
  [10, 20],
  [30, 40],
  [40, undefined],
])('the next level after %i is %s', (memberLevel, next) => expect(nextLevel(levels, memberLevel)?.level).toBe(next))

const listedLevel = (level: number, color: string) => ({ level, points: 0, name: '', icon: '', color })

it.each([
  [50, '#0a7', ['#0a7', '#0a7']],
  [50, ' #00AA77 ', ['#00AA77', '#00AA77']],
  [50, '', undefined],
  [50, '#12345', undefined],
  [50, 'red), url(//evil.example', undefined],
  [10, '#0a7', ['#c98a5a', '#8a5632']],
])("level %i with the operator's colour %j has the gradient %j", (level, color, colors) =>
  expect(levelColors(level, listedLevel(level, color))).toEqual(colors),
)
