import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { optionalText, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { formatMoney } from '../ledger/index.ts'
import type { Currency } from '../ledger/index.ts'
import { providerPage } from '../providers/orders.ts'
import { addressFor, CODES, CONFIRMATIONS, coinOfCode, coinsFor } from './coins.ts'
import { ownDeposit } from './order.ts'
import { order } from './providers.ts'
import { statusNumber } from './status.ts'
import type { Deposit } from './tables.ts'

const VARIANT_A = ['bitcoin', 'ethereum', 'tether', 'litecoin']
const VALID_MS = 30 * 60_000

/** Both crypto variants and the status of a deposit (games-and-cashier.md 7). */
export function cryptoCalls(api: Api): void {
  call(api, '/sys/deposit/crypto/deposit', {
    member: 'required',
    body: v.object({ amount: text(20), coin: optionalText(20) }),
    handler: async (incoming) => {
      const { ctx, body, member, now } = incoming
      const coin = VARIANT_A.includes(body.coin) ? body.coin : ''
      const deposit = await order(incoming, 'CRYPTO', {
        detail: { ...(coin ? { coin } : {}), expiresAt: expiry(now) },
        complete: offer(body.amount, member.currency, coin || 'bitcoin'),
      })
      const money = { amount: body.amount, currency: member.currency }
      const prices = await Promise.all(
        VARIANT_A.map(async (name) => [name, { amount: await coinsFor(ctx.db, money, name), currency: 'USD' }]),
      )
      const addresses = VARIANT_A.map((name) => [name, addressFor(deposit.id, name)] as const)
      // A repeated request gives the order's original price: rates may have changed since.
      const offered = { [coin || 'bitcoin']: { amount: deposit.detail.coinAmount, currency: 'USD' } }
      const pricing = { ...Object.fromEntries(prices), ...offered }
      return {
        id: deposit.id,
        depositId: deposit.id,
        addresses: Object.fromEntries(addresses),
        pricing,
        ...ending(deposit.detail, now),
        payUrl: providerPage(ctx, deposit.id),
      }
    },
  })

  call(api, '/sys/deposit/crypt/depositOrder', {
    member: 'required',
    body: v.object({ amount: text(20), depositCurrency: text(20) }),
    handler: async (incoming) => {
      const { ctx, body, member, now } = incoming
      const coin = coinOfCode(body.depositCurrency)
      if (!coin) throw new Refusal('deposit.coinUnknown')
      const deposit = await order(incoming, 'CRYPT', {
        detail: { coin, expiresAt: expiry(now) },
        complete: offer(body.amount, member.currency, coin),
      })
      return {
        id: deposit.id,
        depositId: deposit.id,
        address: deposit.detail.address,
        coinNum: deposit.detail.coinAmount,
        ...ending(deposit.detail, now),
        payUrl: providerPage(ctx, deposit.id),
      }
    },
  })

  call(api, '/sys/deposit/pollingStatus', {
    member: 'required',
    body: v.object({ id: text(40) }),
    handler: async ({ ctx, body, member, now }) => {
      const deposit = await ownDeposit(ctx, member.id, body.id)
      return {
        id: deposit.id,
        status: statusNumber(deposit.status),
        amount: formatMoney(deposit.amount, deposit.currency),
        currency: deposit.currency,
        ...(deposit.detail.coinAmount ? { ...coinsOf(deposit), ...ending(deposit.detail, now) } : {}),
      }
    },
  })
}

/** What the player sees of an order's coins: the coin by its method's code, how many are due, how many have arrived. */
export const coinsOf = ({ method, detail: { coin, coinAmount, coinReceived, confirmations } }: Deposit) =>
  coin && coinAmount
    ? {
        coin: method === 'CRYPT' ? Object.keys(CODES).find((code) => CODES[code] === coin) : coin,
        coinAmount,
        coinReceived: coinReceived ?? '0',
        confirmations: confirmations ?? 0,
        confirmationsNeeded: CONFIRMATIONS,
      }
    : {}

/** When an address expires, and the server's time to compare it with: the player's own clock may be wrong. */
export const ending = ({ expiresAt }: Deposit['detail'], now: Date) => ({ expiresAt, serverTime: now.toISOString() })

const expiry = (now: Date) => new Date(now.getTime() + VALID_MS).toISOString()

/** Fixes a new order's coin, amount and address, in the transaction that writes the order and notifies the provider. */
const offer =
  (amount: string, currency: Currency, coin: string) =>
  async (trx: Kysely<Database>, id: string): Promise<Deposit['detail']> => ({
    coin,
    coinAmount: await coinsFor(trx, { amount, currency }, coin),
    address: addressFor(id, coin),
  })
