import { createTestHost } from '@croupier/shared/testing'
import { expect, it, vi } from 'vitest'
import { listCountries, listStates } from './places.ts'

it('a country or state that does not fit is left out, and the others can be chosen (D2)', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { signal } = new AbortController()
  const [country, state] = [
    { isoCode2: 'FI', enName: 'Finland' },
    { code: '7', name: 'Uusimaa', isoCode2: 'FI' },
  ]
  const answers = { '/base/country/listAll': [{ isoCode2: null }, country], '/base/state/listAll': [{}, state] }
  const { api } = createTestHost({ answers })
  expect(await listCountries(api, signal)).toEqual([country])
  expect(await listStates(api, 'FI', signal)).toEqual([state])
})
