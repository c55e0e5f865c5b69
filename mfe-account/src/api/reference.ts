import { currencySchema, dialCodeSchema, rowsOf } from '@croupier/shared/api'
import type { Currency, DialCode } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'

const quiet = { indicator: false } as const

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
