import type { Api } from '../api/route.ts'
import { paymentCallback } from './callback.ts'
import { cardCalls } from './cards.ts'
import { cryptoCalls } from './crypto.ts'
import { depositHistoryCalls } from './history.ts'
import { methodCalls } from './methods.ts'
import { providerCalls } from './providers.ts'

/** All calls of the deposit side of the cashier. */
export async function depositCalls(api: Api): Promise<void> {
  methodCalls(api)
  cardCalls(api)
  providerCalls(api)
  cryptoCalls(api)
  depositHistoryCalls(api)
  await paymentCallback(api)
}
