import { countrySchema, rowsOf, stateSchema } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'

const quiet = { encoding: 'json', indicator: false } as const

/** POST (JSON) /base/country/listAll: the countries that are offered. Throws ApiError. */
export const listCountries = (api: ApiService, signal: AbortSignal) =>
  api.post('/base/country/listAll', { status: 1 }, { ...quiet, schema: rowsOf(countrySchema), signal })

/** POST (JSON) /base/state/listAll: the states of a country. Throws ApiError. */
export const listStates = (api: ApiService, countryIsoCode2: string, signal: AbortSignal) => {
  const body = { countryIsoCode2, status: 1 }
  return api.post('/base/state/listAll', body, { ...quiet, schema: rowsOf(stateSchema), signal })
}
