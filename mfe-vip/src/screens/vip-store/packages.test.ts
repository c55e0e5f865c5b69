import { expect, it } from 'vitest'
import { affordable, isAboveLevel } from './packages.ts'

const offer = (id: number, level: number, points: number) => ({ id, level, points, bonus: '5' })

it('lists the packages that the points suffice for', () => {
  const packages = [offer(1, 0, 99), offer(2, 0, 100), offer(3, 0, 101)]
  expect(affordable(packages, { vipPoints: 100 }).map(({ id }) => id)).toEqual([1, 2])
})

it("blocks packages above the member's level", () => {
  expect(isAboveLevel(offer(1, 30, 1), { vipLevel: 20 })).toBe(true)
  expect(isAboveLevel(offer(1, 20, 1), { vipLevel: 20 })).toBe(false)
})
