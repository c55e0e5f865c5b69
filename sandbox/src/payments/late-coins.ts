import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { formatMoney, parseMoney } from '../ledger/index.ts'
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

/** The coins of an order that were seen in time; orders of earlier versions kept only that all of them were. */
const inTimeOf = ({ coinAmount = '0', inTime = '0' }: DepositDetail): string => (inTime === true ? coinAmount : inTime)

/** What an order remembers of a report that came while its address takes coins: the most that was seen by then (D38). */
export function seenInTime(detail: DepositDetail, report: ProviderReport, now: Date): Pick<DepositDetail, 'inTime'> {
  const { coinAmount, expiresAt } = detail
  if (!coinAmount || !expiresAt || report.expired || now >= new Date(expiresAt)) return {}
  const seen = report.coinReceived ?? (report.outcome === 'paid' ? coinAmount : '0')
  return partsOf(seen) > partsOf(inTimeOf(detail)) ? { inTime: seen } : {}
}

/**
 * What has come of an order's coins, by a report. Coins that were seen do not go again: one that comes out of turn, of
 * when there were fewer, takes nothing back, or the player would be asked to send them twice.
 */
export function arrived(
  { coinReceived = '0', confirmations = 0 }: DepositDetail,
  report: ProviderReport,
): Pick<DepositDetail, 'coinReceived' | 'confirmations'> {
  const { coinReceived: coins, confirmations: deep } = report
  const told = {
    ...(coins === undefined ? {} : { coinReceived: coins }),
    ...(deep === undefined ? {} : { confirmations: deep }),
  }
  const more = partsOf(coins ?? coinReceived) - partsOf(coinReceived)
  // What is paid is what the provider says at last; what came on top of the first coins is confirmed anew.
  if (report.outcome === 'paid' || more > 0n) return told
  return more === 0n && (deep ?? 0) >= confirmations ? told : {}
}

/**
 * What a paid order is worth, in minor units: what its provider says, else its price. Coins that were seen in time have
 * their part of the price; those that came too late are worth what they are by the rates of now (D38), or an order of
 * long ago could be paid on the day on which its coin is cheap.
 */
export async function worthOf(
  db: Kysely<Database>,
  { amount, currency }: Deposit,
  detail: DepositDetail,
  { report, price }: { report: ProviderReport; price: bigint },
): Promise<bigint> {
  const stated = report.amount === undefined ? price : parseMoney(report.amount, currency)
  const { coin, coinAmount, coinReceived = coinAmount, expiresAt } = detail
  if (!coin || !coinAmount || !coinReceived || !expiresAt) return stated
  const [received, seen, asked] = [partsOf(coinReceived), partsOf(inTimeOf(detail)), partsOf(coinAmount)]
  // How much it was in coins is not said, or all of it came in time: the provider knows.
  if (report.amount !== undefined && (report.coinReceived === undefined || received <= seen)) return stated
  const inTime = received < seen ? received : seen
  const needed = await coinsFor(db, { amount: formatMoney(amount, currency), currency }, coin)
  const worth = (price * inTime) / asked + (price * (received - inTime)) / partsOf(needed)
  // A payment of nothing is none.
  return worth > 0n ? worth : 1n
}
