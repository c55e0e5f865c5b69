import { expect, it } from 'vitest'
import { findCode, regionOfCountry, regionOfState } from './regions.ts'

const countries = [
  { isoCode2: 'GB', enName: 'United Kingdom' },
  { isoCode2: 'US', enName: 'United States' },
].map(regionOfCountry)
const states = [
  { code: 'US-CA', name: 'California', isoCode2: 'US' },
  { code: '34', name: 'Istanbul', isoCode2: 'TR' },
].map(regionOfState)

it.each([
  ['US', 'US'],
  ['us', 'US'],
  [' United STATES ', 'US'],
  ['USA', ''],
  ['', ''],
])('the country %j of the billing data is sent as %j', (value, code) => {
  expect(findCode(countries, value)).toBe(code)
})

it.each([
  ['US-CA', 'US-CA'],
  ['CA', 'US-CA'],
  ['california', 'US-CA'],
  ['34', '34'],
  ['Texas', ''],
])('the state %j of the billing data is sent as %j', (value, code) => {
  expect(findCode(states, value)).toBe(code)
})

it('a code takes precedence over a name', () => {
  const places = [
    { code: 'AB', names: ['CD'] },
    { code: 'CD', names: ['Other'] },
  ]
  expect(findCode(places, 'cd')).toBe('CD')
})
