import { countrySchema, stateSchema } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

export const listCountries = (api: ApiService, signal: AbortSignal) =>
  api.post('/base/country/listAll', { status: 1 }, { schema: v.array(countrySchema), indicator: false, signal })

export const listStates = (api: ApiService, countryIsoCode2: string, signal: AbortSignal) =>
  api.post(
    '/base/state/listAll',
    { countryIsoCode2, status: 1 },
    { schema: v.array(stateSchema), indicator: false, signal },
  )
