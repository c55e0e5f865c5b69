import * as v from 'valibot'
import { expect, it } from 'vitest'
import { time } from './time.ts'

it('time reads ISO text or milliseconds, and gives ISO text', () => {
  const noon = '2026-03-01T12:00:00.000Z'
  expect([noon, Date.parse(noon)].map((sent) => v.parse(time, sent))).toEqual([noon, noon])
  for (const sent of ['', 'soon', null]) expect(v.is(time, sent)).toBe(false)
})
