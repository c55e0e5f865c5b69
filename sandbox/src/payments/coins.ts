import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { ceilDiv, formatMoney, formatUnits, parseMoney, unit, type Currency } from '../ledger/index.ts'
import { exchangeRate, toCents } from '../operator/rates.ts'

interface Coin {
  /** How this coin's addresses begin. */
  prefix: string
  decimals: number
  /** US cents for one coin; or, where the coin is an account currency, that currency: its exchange rate applies. */
  price: bigint | Currency
}

const COINS: Record<string, Coin> = {
  bitcoin: { prefix: 'bc1q', decimals: 8, price: 'BTC' },
  ethereum: { prefix: '0x', decimals: 8, price: 318_400n },
  tether: { prefix: '0x', decimals: 2, price: 100n },
  litecoin: { prefix: 'ltc1q', decimals: 8, price: 8_440n },
  bnb: { prefix: '0x', decimals: 8, price: 58_730n },
  doge: { prefix: 'D', decimals: 4, price: 16n },
  bch: { prefix: 'bitcoincash:q', decimals: 8, price: 39_870n },
}

/** The number of confirmations after which a payment in coins is credited. */
export const CONFIRMATIONS = 3

/** Variant B's codes for the same coins. */
export const CODES: Readonly<Record<string, string>> = {
  btc: 'bitcoin',
  eth: 'ethereum',
  'bep20/bnb': 'bnb',
  bep20: 'bnb',
  bnb: 'bnb',
  'erc20/usdt': 'tether',
  erc20: 'tether',
  usdt: 'tether',
  ltc: 'litecoin',
  doge: 'doge',
  bch: 'bch',
}

/** The coin of a code, case-insensitive; undefined for an unknown code. */
export function coinOfCode(code: string): string | undefined {
  const known = code.toLowerCase()
  return Object.hasOwn(CODES, known) ? CODES[known] : undefined
}

/** An address of its own for an order and a coin. It looks like a real address and belongs to nobody. */
export function addressFor(order: string, name: string): string {
  const { prefix } = COINS[name]!
  const hash = createHash('sha256').update(`${order}:${name}`).digest('hex')
  return prefix === '0x' ? `0x${hash.slice(0, 40)}` : prefix + hash.slice(0, 38)
}

/**
 * How many coins an amount of a member's currency is worth at the operator's rates, rounded up to the coin's decimals.
 * Where the coin is the member's currency, this is the amount itself, without any conversion.
 */
export async function coinsFor(
  db: Kysely<Database>,
  { amount, currency }: { amount: string; currency: Currency },
  name: string,
): Promise<string> {
  const { decimals, price } = COINS[name]!
  const minor = parseMoney(amount, currency)
  if (price === currency) return formatMoney(minor, currency)
  const cents = toCents(minor, currency, await exchangeRate(db, currency))
  const perCoin = typeof price === 'bigint' ? price : toCents(unit(price), price, await exchangeRate(db, price))
  return formatUnits(ceilDiv(cents * 10n ** BigInt(decimals), perCoin), decimals)
}
