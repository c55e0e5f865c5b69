import { createTestHost } from '@croupier/shared/testing'
import { expect, it, vi } from 'vitest'
import { listCurrencies, listDialCodes } from './reference.ts'

it.each([
  ['/base/currency/listAll', listCurrencies, { code: 'EUR', exchangeRate: '1', symbol: '€' }],
  ['/sys/country/listTelNum', listDialCodes, { telNum: '358', isoCode2: 'FI' }],
] as const)('a malformed row of %s is omitted, and the others can be chosen (D2)', async (path, list, row) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const empty = { isoCode2: null, code: null, telNum: null }
  const { api } = createTestHost({ answers: { [path]: [empty, row] } })
  const rows: readonly object[] = await list(api)
  expect(rows).toEqual([row])
})
