import { countrySchema, rowsOf, stateSchema, type Country, type State } from '../api/index.ts'
import type { ApiService } from '../host/index.ts'

const options = { encoding: 'json', indicator: false } as const

/** POST (JSON) /base/country/listAll: the countries that the operator offers. Throws ApiError. */
export const listCountries = (api: ApiService, signal: AbortSignal): Promise<Country[]> =>
  api.post('/base/country/listAll', { status: 1 }, { ...options, schema: rowsOf(countrySchema), signal })

/** POST (JSON) /base/state/listAll: the states of a country, none for most. Throws ApiError. */
export const listStates = (api: ApiService, countryIsoCode2: string, signal: AbortSignal): Promise<State[]> =>
  api.post('/base/state/listAll', { status: 1, countryIsoCode2 }, { ...options, schema: rowsOf(stateSchema), signal })
