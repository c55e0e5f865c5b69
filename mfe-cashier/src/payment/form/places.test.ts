import { expect, it } from 'vitest'
import { codeIn, placeOfCountry, placeOfState } from './places.ts'

const countries = [
  { isoCode2: 'GB', enName: 'United Kingdom' },
  { isoCode2: 'US', enName: 'United States' },
].map(placeOfCountry)
const states = [
  { code: 'US-CA', name: 'California', isoCode2: 'US' },
  { code: '34', name: 'Istanbul', isoCode2: 'TR' },
].map(placeOfState)

it.each([
  ['US', 'US'],
  ['us', 'US'],
  [' United STATES ', 'US'],
  ['USA', ''],
  ['', ''],
])('a country that billing data call %j is sent as %j', (value, code) => {
  expect(codeIn(countries, value)).toBe(code)
})

it.each([
  ['US-CA', 'US-CA'],
  ['CA', 'US-CA'],
  ['california', 'US-CA'],
  ['34', '34'],
  ['Texas', ''],
])('a state that they call %j is sent as %j', (value, code) => {
  expect(codeIn(states, value)).toBe(code)
})

it('a code goes before a name', () => {
  const places = [
    { code: 'AB', names: ['CD'] },
    { code: 'CD', names: ['Other'] },
  ]
  expect(codeIn(places, 'cd')).toBe('CD')
})
