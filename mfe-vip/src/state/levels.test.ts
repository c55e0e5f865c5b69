import { expect, it } from 'vitest'
import { nextLevel } from './levels.ts'

const levels = [40, 0, 20, 10].map((level) => ({ level, points: level * 10, name: '', icon: '', color: '' }))

it.each([
  [0, 10],
  [10, 20],
  [30, 40],
  [40, undefined],
])('after level %i comes %s', (own, next) => expect(nextLevel(levels, own)?.level).toBe(next))
