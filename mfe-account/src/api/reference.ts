import { countrySchema, currencySchema, dialCodeSchema, rowsOf, stateSchema } from '@croupier/shared/api'
import type { Country, Currency, DialCode, State } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'

const quiet = { indicator: false } as const

/** POST (JSON) /base/country/listAll. */
export function listCountries(api: ApiService, signal?: AbortSignal): Promise<Country[]> {
  const schema = rowsOf(countrySchema)
  return api.post('/base/country/listAll', { status: 1 }, { ...quiet, schema, encoding: 'json', signal })
}

/** POST (JSON) /base/state/listAll: the states of a country, none for most. */
export function listStates(api: ApiService, countryIsoCode2: string, signal?: AbortSignal): Promise<State[]> {
  const body = { status: 1, countryIsoCode2 }
  return api.post('/base/state/listAll', body, { ...quiet, schema: rowsOf(stateSchema), encoding: 'json', signal })
}

/** POST /base/currency/listAll. */
export function listCurrencies(api: ApiService, signal?: AbortSignal): Promise<Currency[]> {
  const body = { enabled: 1, exchangeRate_0: 'ASC' }
  return api.post('/base/currency/listAll', body, { ...quiet, schema: rowsOf(currencySchema), signal })
}

/** POST /sys/country/listTelNum: the dial codes, ascending. */
export function listDialCodes(api: ApiService, signal?: AbortSignal): Promise<DialCode[]> {
  const body = { status: 1, telNum_0: 'ASC' }
  return api.post('/sys/country/listTelNum', body, { ...quiet, schema: rowsOf(dialCodeSchema), signal })
}
