import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { formatMoney } from '../ledger/index.ts'
import { coinsFor } from './coins.ts'
import type { ProviderReport } from './settle.ts'
import type { Deposit, DepositDetail } from './tables.ts'

/** Decimals of the smallest part that any coin has (Ether). */
const PARTS = 18

/** Coins as a whole number of their smallest parts. */
function partsOf(coins: string): bigint {
  const [whole = '0', decimals = ''] = coins.split('.')
  return BigInt(whole + decimals.padEnd(PARTS, '0'))
}

/** Whether a report says, while the address still takes coins, that all of them are there (D38). */
export function isInTime({ coinAmount, expiresAt }: DepositDetail, report: ProviderReport, now: Date): boolean {
  if (!coinAmount || !expiresAt || report.expired || now >= new Date(expiresAt)) return false
  return report.outcome === 'paid' || partsOf(report.coinReceived ?? '0') >= partsOf(coinAmount)
}

/**
 * What a paid order is worth, in minor units: its price. Of coins that came too late it is what they are worth by the
 * rates of now (D38), or an order of long ago could be paid on the day on which its coin is cheap.
 */
export async function worthOf(
  db: Kysely<Database>,
  { amount, currency }: Deposit,
  { coin, coinAmount, coinReceived = coinAmount, expiresAt, inTime }: DepositDetail,
  price: bigint,
): Promise<bigint> {
  if (!coin || !coinReceived || !expiresAt || inTime) return price
  const needed = await coinsFor(db, { amount: formatMoney(amount, currency), currency }, coin)
  const worth = (price * partsOf(coinReceived)) / partsOf(needed)
  // A payment of nothing is none.
  return worth > 0n ? worth : 1n
}
