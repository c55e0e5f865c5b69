/**
 * The order calls (games-and-cashier.md 7). Each takes the fields that the specification lists for it, amounts as
 * decimal texts in the member's currency, and the idempotency key of the player's intent: the same key sent again is
 * the same order, answered with its current state. Each throws ApiError: `refused` with the server's words, `network`
 * where nobody knows whether the order was made (D25).
 */
import { amount, lenient, reference, serverTime, syncServerTime, text } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'
import { coinAmount, coinPrice } from './coin-amount.ts'

/** The fields of one order call. */
type Entity = Readonly<Record<string, unknown>>

const pageOrderSchema = v.object({ orderId: reference, payUrl: v.string() })
const cardDepositSchema = v.object({ id: reference, payUrl: v.nullish(v.string(), '') })

/** An order without an address to pay to is rejected: nobody can do anything with it. */
const address = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** POST (JSON) /sys/deposit/<provider>/depositOrder, for PIX, CPAY, PINGPONG (D4): the order and the address of the provider's page. */
export const orderPage = (api: ApiService, provider: 'pix' | 'cpay' | 'pingpong', entity: Entity, key: string) =>
  api.post(`/sys/deposit/${provider}/depositOrder`, entity, {
    schema: pageOrderSchema,
    encoding: 'json',
    idempotencyKey: key,
  })

/**
 * POST (JSON) /sys/deposit/creditcard/deposit: charges a card at once; returns the deposit's number, and a `payUrl` if
 * the bank asks the player first.
 */
export const depositByCard = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/creditcard/deposit', entity, {
    schema: cardDepositSchema,
    encoding: 'json',
    idempotencyKey: key,
  })

/**
 * POST (JSON) /sys/deposit/cattl/deposit, the first of a card's two steps: makes the deposit and returns its number.
 * Nothing is charged yet.
 */
export const depositInSteps = async (api: ApiService, entity: Entity, key: string): Promise<string> => {
  const schema = v.union([v.object({ id: reference }), reference])
  const answer = await api.post('/sys/deposit/cattl/deposit', entity, {
    schema,
    encoding: 'json',
    idempotencyKey: key,
  })
  return typeof answer === 'string' ? answer : answer.id
}

/**
 * POST /sys/cattl/pay, the second step: charges the deposit that the first one made; returns a `payUrl` if the bank
 * asks the player first.
 */
export const payInSteps = (api: ApiService, depositId: string, key: string) =>
  api.post(
    '/sys/cattl/pay',
    { depositId },
    {
      // The specification lists no response. One of another shape still means that the card was charged, not that the
      // response was lost.
      schema: v.fallback(v.object({ payUrl: v.nullish(v.string(), '') }), { payUrl: '' }),
      idempotencyKey: key,
    },
  )

/** POST /sys/deposit/onlyPay/deposit, a card by OnlyPay: the address of its page, where the player pays. */
export const depositByOnlyPay = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/onlyPay/deposit', entity, {
    schema: v.object({ payUrl: v.string(), id: lenient(reference), orderId: lenient(reference) }),
    idempotencyKey: key,
  })

/**
 * POST /sys/deposit/stripe/depositOrder: the address of the frame in which the player pays; the order's number is not
 * specified, but may be returned too.
 */
export const orderStripe = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/stripe/depositOrder', entity, {
    schema: v.object({ iframe: v.string(), orderId: lenient(reference) }),
    idempotencyKey: key,
  })

/** POST /sys/deposit/payp/depositOrder: `orderurl` is the address of the frame in which the player pays. */
export const orderPayp = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/payp/depositOrder', entity, {
    schema: v.object({ orderurl: v.string(), orderId: reference }),
    idempotencyKey: key,
  })

/**
 * POST (JSON) /sys/deposit/paypal/depositOrder: the provider's site (`c_site`), its number of the order, and a session
 * key (`sk`) for the page's address.
 */
export const orderPaypal = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/paypal/depositOrder', entity, {
    schema: v.object({ c_site: v.string(), biz_id: reference, sk: text, payUrl: lenient(v.string()) }),
    encoding: 'json',
    idempotencyKey: key,
  })

/**
 * POST (JSON) /sys/deposit/cash/depositOrder: `discountAmount`, if there is one, is what the player pays for a deposit of
 * `amount`.
 */
export const orderCash = (api: ApiService, entity: Entity, key: string) =>
  api.post('/sys/deposit/cash/depositOrder', entity, {
    schema: v.object({ orderId: reference, amount, discountAmount: lenient(amount) }),
    encoding: 'json',
    idempotencyKey: key,
  })

/** POST /sys/cash/getImg, how to pay a Cash App order: the address of the QR code's picture, and the link that the code encodes. */
export const cashImage = (api: ApiService, orderId: string) =>
  api.post('/sys/cash/getImg', { orderId }, { schema: v.object({ imgUrl: text, qrAddress: address }) })

const coinOrderFields = {
  depositId: lenient(reference),
  id: reference,
  expiresAt: lenient(v.string()),
  serverTime,
  payUrl: lenient(v.string()),
}

/**
 * POST (JSON) /sys/deposit/crypto/deposit, first crypto provider: an address and a price for each of its coins; the
 * requested one must be among them.
 */
export const orderCoinA = (api: ApiService, entity: Entity & { readonly coin: string }, key: string) =>
  syncServerTime(
    api.post('/sys/deposit/crypto/deposit', entity, {
      schema: v.pipe(
        v.object({
          ...coinOrderFields,
          // Those of other coins may be missing.
          addresses: v.record(v.string(), lenient(v.string())),
          pricing: v.record(v.string(), lenient(v.object({ amount: coinAmount }))),
        }),
        v.check(
          ({ addresses, pricing }) => !!addresses[entity.coin]?.trim() && v.is(coinPrice, pricing[entity.coin]?.amount),
        ),
      ),
      encoding: 'json',
      idempotencyKey: key,
    }),
  )

/**
 * POST (JSON) /sys/deposit/crypt/depositOrder, second crypto provider: the address of the requested coin, and how many
 * coins to send (a decimal text).
 */
export const orderCoinB = (api: ApiService, entity: Entity, key: string) =>
  syncServerTime(
    api.post('/sys/deposit/crypt/depositOrder', entity, {
      schema: v.object({ ...coinOrderFields, address, coinNum: coinPrice }),
      encoding: 'json',
      idempotencyKey: key,
    }),
  )
