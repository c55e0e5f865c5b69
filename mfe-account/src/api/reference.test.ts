import { createTestHost } from '@croupier/shared/testing'
import { expect, it, vi } from 'vitest'
import { listCountries, listCurrencies, listDialCodes, listStates } from './reference.ts'

it.each([
  ['/base/country/listAll', listCountries, { isoCode2: 'FI', enName: 'Finland' }],
  ['/base/state/listAll', listStates, { code: '7', name: 'Uusimaa', isoCode2: 'FI' }],
  ['/base/currency/listAll', listCurrencies, { code: 'EUR', exchangeRate: '1', symbol: '€' }],
  ['/sys/country/listTelNum', listDialCodes, { telNum: '358', isoCode2: 'FI' }],
] as const)('a row of %s that does not fit is left out, and the others can be chosen (D2)', async (path, list, row) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const empty = { isoCode2: null, code: null, name: null, telNum: null }
  const { api } = createTestHost({ answers: { [path]: [empty, row] } })
  const read: (...asked: [typeof api, never]) => Promise<unknown> = list
  expect(await read(api, 'FI' as never)).toEqual([row])
})
