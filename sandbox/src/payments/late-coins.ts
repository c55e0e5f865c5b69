import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { formatMoney, parseMoney, type Currency } from '../ledger/index.ts'
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

/** The other way round, without zeros at the end. */
function inCoins(parts: bigint): string {
  const digits = parts.toString().padStart(PARTS + 1, '0')
  return `${digits.slice(0, -PARTS)}.${digits.slice(-PARTS)}`.replace(/\.?0+$/, '')
}

/** Rounded up: coins that an amount stands for are worth no less than it, or its last cent would be paid out again. */
const ceiling = (value: bigint, by: bigint): bigint => (value + by - 1n) / by

/** The coins of an order that were seen in time; orders of earlier versions kept only that all of them were. */
const inTimeOf = ({ coinAmount = '0', inTime = '0' }: DepositDetail): string => (inTime === true ? coinAmount : inTime)

/** What an order remembers of a report that came while its address takes coins: the most that was seen by then (D38). */
export function seenInTime(deposit: Deposit, report: ProviderReport, now: Date): Pick<DepositDetail, 'inTime'> {
  const { detail } = deposit
  const { coinAmount, expiresAt } = detail
  if (!coinAmount || !expiresAt || report.expired || now >= new Date(expiresAt)) return {}
  const seen = report.coinReceived ?? (report.outcome === 'paid' ? byPrice(deposit, coinAmount, report) : '0')
  return partsOf(seen) > partsOf(inTimeOf(detail)) ? { inTime: seen } : {}
}

/** The coins that a payment stands for by the price of its order: all of them, where it does not state an amount. */
const byPrice = ({ amount, currency }: Deposit, coinAmount: string, { amount: stated }: ProviderReport): string =>
  stated === undefined ? coinAmount : inCoins(ceiling(partsOf(coinAmount) * parseMoney(stated, currency), amount))

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
 * long ago could be paid on the day on which its coin is cheap. Zero for coins that come to less than a minor unit.
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
  const received = partsOf(coinReceived)
  // How much it was in coins is not said, or all of it came in time: the provider knows.
  if (report.amount !== undefined && (report.coinReceived === undefined || received <= partsOf(inTimeOf(detail))))
    return stated
  return worthOfParts(db, { amount, currency, coin, coinAmount }, detail, [0n, received])
}

interface Offer {
  /** What the order asked for, in minor units. */
  amount: bigint
  currency: Currency
  coin: string
  coinAmount: string
}

/**
 * What the coins after the first `from` are worth, up to the last of them: those that were seen in time came first. It
 * is what all of them come to, less the ones before: parts that are rounded each for itself would lose a cent each.
 */
async function worthOfParts(
  db: Kysely<Database>,
  { amount, currency, coin, coinAmount }: Offer,
  detail: DepositDetail,
  [from, to]: readonly [bigint, bigint],
): Promise<bigint> {
  const [all, seen] = [partsOf(coinAmount), partsOf(inTimeOf(detail))]
  const needed = partsOf(await coinsFor(db, { amount: formatMoney(amount, currency), currency }, coin))
  const worth = (parts: bigint) => {
    const inTime = parts < seen ? parts : seen
    return (amount * (inTime * needed + (parts - inTime) * all)) / (all * needed)
  }
  return worth(to) - worth(from)
}

/**
 * The coins that have come of an order whose payment is told by its amount alone: those that the amount stands for, or
 * they would be credited once more when they are told of. Those that were seen in time have the order's price, the rest
 * the lower one of that and the price of now: none of them is paid for twice.
 */
export async function stoodFor(
  db: Kysely<Database>,
  deposit: Deposit,
  detail: DepositDetail,
  report: ProviderReport,
): Promise<Pick<DepositDetail, 'coinReceived'>> {
  const { coin, coinAmount, coinReceived = '0' } = detail
  if (!coin || !coinAmount || report.amount === undefined || report.coinReceived !== undefined) return {}
  const { amount, currency } = deposit
  const [all, seen] = [partsOf(coinAmount), partsOf(inTimeOf(detail))]
  const priced = partsOf(byPrice(deposit, coinAmount, report))
  const needed = partsOf(await coinsFor(db, { amount: formatMoney(amount, currency), currency }, coin))
  const parts = priced <= seen ? priced : seen + ceiling((priced - seen) * (needed > all ? needed : all), all)
  return parts > partsOf(coinReceived) ? { coinReceived: inCoins(parts) } : {}
}

/** What the player is told of coins that were only reckoned: no more than were asked for, in as many decimals. */
export function toldCoins(seen: DepositDetail, come: DepositDetail): Pick<DepositDetail, 'coinReceived'> {
  const { coinAmount, coinReceived } = come
  if (!coinAmount || !coinReceived || coinReceived === seen.coinReceived) return {}
  const unit = 10n ** BigInt(PARTS - (coinAmount.split('.')[1] ?? '').length)
  const [all, reckoned] = [partsOf(coinAmount), (partsOf(coinReceived) / unit) * unit]
  const told = reckoned < all ? reckoned : all
  return told > partsOf(seen.coinReceived ?? '0') ? { coinReceived: inCoins(told) } : {}
}

/** What a credited order of coins remembers: how many are paid out, and what it asked for when they had their price. */
export const creditedCoins = (
  { amount, currency }: Deposit,
  { coinAmount, coinReceived = coinAmount }: DepositDetail,
): Pick<DepositDetail, 'credited'> =>
  coinReceived === undefined ? {} : { credited: { coins: coinReceived, asked: formatMoney(amount, currency) } }

/**
 * A report about an order that was credited. Coins that it has never counted are worth something still (D38), to be
 * credited on top once they are `paid`. Null where there are none.
 */
export async function comeAfter(
  db: Kysely<Database>,
  deposit: Deposit,
  report: ProviderReport,
  now: Date,
): Promise<{ detail: DepositDetail; worth: bigint } | null> {
  const { currency } = deposit
  const { coin, coinAmount, expiresAt } = deposit.detail
  const { coinReceived } = report
  // Orders of earlier versions do not say what was credited: it was what had come by then.
  const { credited = { coins: deposit.detail.coinReceived ?? coinAmount ?? '' } } = deposit.detail
  if (!coin || !coinAmount || !expiresAt || !coinReceived) return null
  const [from, to] = [partsOf(credited.coins), partsOf(coinReceived)]
  if (to <= from) return null
  const known = {
    ...deposit.detail,
    credited,
    ...seenInTime(deposit, report, now),
    ...arrived(deposit.detail, report),
  }
  if (report.outcome !== 'paid') return { detail: known, worth: 0n }
  const { asked } = credited
  const amount = asked === undefined ? deposit.amount : parseMoney(asked, currency)
  // Nor at which price: the rates of now are all there is.
  const priced = asked === undefined ? { ...known, inTime: '0' } : known
  const worth = await worthOfParts(db, { amount, currency, coin, coinAmount }, priced, [from, to])
  // What is worth less than a minor unit is counted once more has come.
  return { detail: worth > 0n ? { ...known, credited: { ...credited, coins: coinReceived } } : known, worth }
}
