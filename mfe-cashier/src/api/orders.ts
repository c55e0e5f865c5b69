import { amount, count, reference, text } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'
import { coinAmount, coinPrice } from './coin-amount.ts'
import { noteServerTime, serverTime } from './server-time.ts'

/** The order calls (games-and-cashier.md 7). Each takes the entity and the key of the player's intent. */
type Entity = Readonly<Record<string, unknown>>

const page = v.object({ orderId: reference, payUrl: v.string() })
const record = v.object({ id: reference, status: v.nullish(count, 0), payUrl: v.nullish(v.string(), '') })

/** PIX, CPAY, PINGPONG (D4). */
export const orderPage = (
  api: ApiService,
  provider: 'pix' | 'cpay' | 'pingpong',
  entity: Entity,
  key: string,
) =>
  api.post(`/sys/deposit/${provider}/depositOrder`, entity, {
    schema: page,
    encoding: 'json',
    idempotencyKey: key,
  })

export const depositByCard = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/creditcard/deposit', entity, {
    schema: record,
    encoding: 'json',
    idempotencyKey: key,
  })

/** The first of two steps: gives the deposit's id. */
export const depositInSteps = async (api: ApiService, entity: Entity, key: string): Promise<string> => {
  const schema = v.union([v.object({ id: reference }), reference])
  const answer = await api.post('/sys/deposit/cattl/deposit', entity, {
    schema,
    encoding: 'json',
    idempotencyKey: key,
  })
  return typeof answer === 'string' ? answer : answer.id
}

/** The second step. */
export const payInSteps = (api: ApiService, depositId: string, key: string) =>
  api.post(
    '/sys/cattl/pay',
    { depositId },
    {
      schema: v.nullish(v.object({ status: v.nullish(count, 0), payUrl: v.nullish(v.string(), '') }), {}),
      idempotencyKey: key,
    },
  )

export const depositByOnlyPay = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/onlyPay/deposit', entity, {
    schema: v.object({ payUrl: v.string(), id: v.nullish(reference), orderId: v.nullish(reference) }),
    encoding: 'json',
    idempotencyKey: key,
  })

export const orderStripe = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/stripe/depositOrder', entity, {
    schema: v.object({ iframe: v.string(), orderId: reference }),
    idempotencyKey: key,
  })

export const orderPayp = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/payp/depositOrder', entity, {
    schema: v.object({ orderurl: v.string(), orderId: reference }),
    idempotencyKey: key,
  })

export const orderPaypal = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/paypal/depositOrder', entity, {
    schema: v.object({ c_site: v.string(), biz_id: reference, sk: text, payUrl: v.nullish(v.string()) }),
    encoding: 'json',
    idempotencyKey: key,
  })

export const orderCash = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/cash/depositOrder', entity, {
    schema: v.object({ orderId: reference, amount, discountAmount: v.nullish(amount) }),
    encoding: 'json',
    idempotencyKey: key,
  })

export const cashImage = (api: ApiService, orderId: string) =>
  api.post('/sys/cash/getImg', { orderId }, { schema: v.object({ imgUrl: text, qrAddress: text }) })

/** An order without an address to pay to is no order: nobody can do anything with it. */
const address = v.pipe(v.string(), v.trim(), v.nonEmpty())

const ofCoins = {
  depositId: v.nullish(reference),
  id: reference,
  expiresAt: v.nullish(v.string()),
  serverTime,
  payUrl: v.nullish(v.string()),
}

/** The answer names many coins; the one that was asked for has to be among them. */
export const orderCoinA = async (api: ApiService, entity: Entity & { readonly coin: string }, key: string) =>
  noteServerTime(
    await api.post('/sys/deposit/crypto/deposit', entity, {
      schema: v.pipe(
        v.object({
          ...ofCoins,
          addresses: v.record(v.string(), v.string()),
          pricing: v.record(v.string(), v.object({ amount: coinAmount })),
        }),
        v.check(
          ({ addresses, pricing }) =>
            !!addresses[entity.coin]?.trim() && v.is(coinPrice, pricing[entity.coin]?.amount),
        ),
      ),
      encoding: 'json',
      idempotencyKey: key,
    }),
  )

export const orderCoinB = async (api: ApiService, entity: Entity, key: string) =>
  noteServerTime(
    await api.post('/sys/deposit/crypt/depositOrder', entity, {
      schema: v.object({ ...ofCoins, address, coinNum: coinPrice }),
      encoding: 'json',
      idempotencyKey: key,
    }),
  )
