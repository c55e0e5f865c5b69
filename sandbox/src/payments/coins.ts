import { createHash } from 'node:crypto'

export interface Coin {
  /** How this coin's addresses begin. */
  prefix: string
  decimals: number
  /** US dollars for one coin, in cents. */
  cents: bigint
}

const COINS: Record<string, Coin> = {
  bitcoin: { prefix: 'bc1q', decimals: 8, cents: 6_412_500n },
  ethereum: { prefix: '0x', decimals: 8, cents: 318_400n },
  tether: { prefix: '0x', decimals: 2, cents: 100n },
  litecoin: { prefix: 'ltc1q', decimals: 8, cents: 8_440n },
  bnb: { prefix: '0x', decimals: 8, cents: 58_730n },
  doge: { prefix: 'D', decimals: 4, cents: 16n },
  bch: { prefix: 'bitcoincash:q', decimals: 8, cents: 39_870n },
}

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

/** The coin of a code in any case of letters; undefined for one that is none. */
export function coinOfCode(code: string): string | undefined {
  const known = code.toLowerCase()
  return Object.hasOwn(CODES, known) ? CODES[known] : undefined
}

/** An address of its own for an order and a coin. It looks like one and belongs to nobody. */
export function addressFor(order: string, name: string): string {
  const { prefix } = COINS[name]!
  const hash = createHash('sha256').update(`${order}:${name}`).digest('hex')
  return prefix === '0x' ? `0x${hash.slice(0, 40)}` : prefix + hash.slice(0, 38)
}

/** How many coins an amount of US cents is, rounded up to the coin's decimals. */
export function coinsFor(cents: bigint, name: string): string {
  const { decimals, cents: price } = COINS[name]!
  const scale = 10n ** BigInt(decimals)
  const units = (cents * scale + price - 1n) / price
  return `${units / scale}.${String(units % scale).padStart(decimals, '0')}`
}
