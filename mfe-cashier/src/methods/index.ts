import type { Method } from '../payment/method.ts'
import { card } from './card/index.ts'
import { cardSteps } from './card-steps/index.ts'
import { cash } from './cash/index.ts'
import { cpay } from './cpay/index.ts'
import { cryptoA } from './crypto-a/index.ts'
import { cryptoB } from './crypto-b/index.ts'
import { onlyPay } from './only-pay/index.ts'
import { paypal } from './paypal/index.ts'
import { payp } from './payp/index.ts'
import { pingpong } from './pingpong/index.ts'
import { pix } from './pix/index.ts'
import { stripe } from './stripe/index.ts'

/**
 * Every method that the cashier knows; order and visibility come from the API.
 */
export const methods: readonly Method[] = [
  card,
  cardSteps,
  onlyPay,
  pix,
  cpay,
  pingpong,
  paypal,
  stripe,
  payp,
  cash,
  cryptoA,
  cryptoB,
]

/** The method of a code, or undefined if the cashier has none. */
export const methodOf = (code: string, table: readonly Method[] = methods): Method | undefined =>
  table.find((method) => method.code === code)
