import { expect, it, vi } from 'vitest'
import type { ApiService } from '../host/index.ts'
import { createTestHost } from '../testing/index.ts'
import { listCountries, listStates } from './calls.ts'

const { signal } = new AbortController()
const listStatesOfFinland = (api: ApiService) => listStates(api, 'FI', signal)

it.each([
  ['/base/country/listAll', (api: ApiService) => listCountries(api, signal), { isoCode2: 'FI', enName: 'Finland' }],
  ['/base/state/listAll', listStatesOfFinland, { code: '7', name: 'Uusimaa', isoCode2: 'FI' }],
])('%s is sent as JSON, and a row of it that does not fit is dropped (site.md 7, D2)', async (path, list, row) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { api } = createTestHost({ answers: { [path]: [{}, row] } })
  const post = vi.spyOn(api, 'post')
  expect(await list(api)).toEqual([row])
  expect(post.mock.calls[0]?.[2].encoding).toBe('json')
})
