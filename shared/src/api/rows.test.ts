import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { countrySchema } from './entities/places.ts'
import { bannerSchema } from './entities/banner.ts'
import { rowsOf } from './rows.ts'

it('a row that does not fit is dropped and logged, and the others stay (D2)', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const rows = [{ isoCode2: null, enName: 'Nowhere' }, { isoCode2: 'FI', enName: 'Finland' }, 'FI', null]
  expect(v.parse(rowsOf(countrySchema), rows)).toEqual([{ isoCode2: 'FI', enName: 'Finland' }])
  expect(log).toHaveBeenCalledTimes(2)
})

it.each([null, undefined, {}, 'html', { list: [] }])('%j is refused as a list', (answer) => {
  expect(v.is(rowsOf(countrySchema), answer)).toBe(false)
})

it('a banner may have nothing but its picture, and unreadable numbers', () => {
  const bare = { image: '/a.svg' }
  const odd = { ...bare, id: null, gameId: '', type: '', sortIndex: 1.5, enabled: '1' }
  expect(v.parse(bannerSchema, bare)).toMatchObject({ id: null, gameId: null, type: null, enabled: true })
  expect(v.parse(bannerSchema, odd)).toMatchObject({ id: null, gameId: null, type: null, sortIndex: '1.5' })
  expect(v.parse(bannerSchema, { ...bare, id: '7', type: '0', gameId: 5 })).toMatchObject({ id: 7, type: 0, gameId: 5 })
})
