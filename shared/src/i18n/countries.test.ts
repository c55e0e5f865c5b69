import { expect, test } from 'vitest'
import { countriesIn } from './countries.ts'

const COUNTRIES = [
  { isoCode2: 'AX', enName: 'Aland Islands' },
  { isoCode2: 'FI', enName: 'Finland' },
  { isoCode2: 'DE', enName: 'Germany' },
  { isoCode2: 'AT', enName: 'Austria' },
  { isoCode2: 'ES', enName: 'Spain' },
  { isoCode2: 'TR', enName: 'Turkey' },
]

test.each([
  ['en', ['Åland Islands', 'Austria', 'Finland', 'Germany', 'Spain', 'Türkiye']],
  ['de', ['Ålandinseln', 'Deutschland', 'Finnland', 'Österreich', 'Spanien', 'Türkei']],
  ['fi', ['Ahvenanmaa', 'Espanja', 'Itävalta', 'Saksa', 'Suomi', 'Turkki']],
  ['pt', ['Alemanha', 'Áustria', 'Espanha', 'Finlândia', 'Ilhas Aland', 'Turquia']],
] as const)('[SH-33] countries in %s are in the order of that language', (locale, names) => {
  expect(countriesIn(locale, COUNTRIES).map(({ name }) => name)).toEqual(names)
})
