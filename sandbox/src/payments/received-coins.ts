import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { ceilDiv, formatMoney, formatUnits, parseMoney, parseUnits, type Currency } from '../ledger/index.ts'
import { coinsFor } from './coins.ts'
import type { ProviderReport } from './settle.ts'
import type { Deposit, DepositDetail } from './tables.ts'

/** The most decimals that any coin has (Ether): amounts are calculated in this smallest unit. */
const DECIMALS = 18

/** A decimal number of coins as a whole number of smallest parts. */
const partsOf = (coins: string): bigint => parseUnits(coins, DECIMALS)

/** Smallest parts as a decimal number of coins, without trailing zeros. */
const decimalOf = (parts: bigint): string => formatUnits(parts, DECIMALS).replace(/\.?0+$/, '')

/** The coins of an order that were seen in time. Orders of earlier versions stored `true`: all of them. */
const inTimeOf = ({ coinAmount = '0', inTime = '0' }: DepositDetail): string => (inTime === true ? coinAmount : inTime)

/** When the provider saw what it reports; now if it does not say so, or if its clock is ahead. */
function timeOf({ seenAt }: ProviderReport, now: Date): Date {
  const at = seenAt === undefined ? now : new Date(seenAt)
  return at < now ? at : now
}

/**
 * When the address stopped taking coins, if a report says that it has; {} for any other report. That is when the
 * provider ended it, not when its report arrived: coins seen before count as in time however late either is reported,
 * coins seen after do not. The end never moves later, or an old address would take coins in time again.
 */
export function addressEnd({ expiresAt }: DepositDetail, report: ProviderReport, now: Date) {
  if (!report.expired) return {}
  const end = timeOf(report, now).toISOString()
  return { expiresAt: expiresAt !== undefined && new Date(expiresAt) < new Date(end) ? expiresAt : end }
}

/** Updates the most coins that were seen while the address was still valid (D38); {} where a report changes nothing. */
export function seenInTime(deposit: Deposit, report: ProviderReport, now: Date): Pick<DepositDetail, 'inTime'> {
  const { detail } = deposit
  const { coinAmount, expiresAt } = detail
  if (!coinAmount || !expiresAt || report.expired || timeOf(report, now) >= new Date(expiresAt)) return {}
  const seen = report.coinReceived ?? (report.outcome === 'paid' ? byPrice(deposit, coinAmount, report) : '0')
  return partsOf(seen) > partsOf(inTimeOf(detail)) ? { inTime: seen } : {}
}

/**
 * How many coins a payment's stated amount is at the order's price; without an amount, all the order's coins. Rounded
 * up: coins for an amount must be worth at least that, or its last cent could be paid twice.
 */
const byPrice = ({ amount, currency }: Deposit, coinAmount: string, { amount: stated }: ProviderReport): string =>
  stated === undefined ? coinAmount : decimalOf(ceilDiv(partsOf(coinAmount) * parseMoney(stated, currency), amount))

/**
 * The coins and confirmations of an order after a report. An older report that arrives out of order, from when there
 * were fewer coins, takes nothing back: otherwise the player would be asked to send those coins twice.
 */
export function receivedCoins(
  { coinReceived = '0', confirmations = 0 }: DepositDetail,
  report: ProviderReport,
): Pick<DepositDetail, 'coinReceived' | 'confirmations'> {
  const { coinReceived: coins, confirmations: reportedConfirmations } = report
  const reported = {
    ...(coins === undefined ? {} : { coinReceived: coins }),
    ...(reportedConfirmations === undefined ? {} : { confirmations: reportedConfirmations }),
  }
  const more = partsOf(coins ?? coinReceived) - partsOf(coinReceived)
  // A `paid` report is the provider's final word. When more coins have arrived, their confirmations start at zero.
  if (report.outcome === 'paid' || more > 0n) return reported
  return more === 0n && (reportedConfirmations ?? 0) >= confirmations ? reported : {}
}

/**
 * What a paid order is worth, in minor units: the amount that its provider states, else its price. Coins seen in time
 * count at the order's price. Coins that arrived too late count at the current rates (D38): otherwise a player could
 * wait and pay an old order on a day when its coin is cheap. Zero for coins worth less than a minor unit.
 */
export async function valueOfPayment(
  db: Kysely<Database>,
  { amount, currency }: Deposit,
  detail: DepositDetail,
  { report, price }: { report: ProviderReport; price: bigint },
): Promise<bigint> {
  const stated = report.amount === undefined ? price : parseMoney(report.amount, currency)
  const { coin, coinAmount, coinReceived = coinAmount, expiresAt } = detail
  if (!coin || !coinAmount || !coinReceived || !expiresAt) return stated
  const received = partsOf(coinReceived)
  // The provider's stated amount holds if the report names no coins, or if all of them arrived in time.
  if (report.amount !== undefined && (report.coinReceived === undefined || received <= partsOf(inTimeOf(detail))))
    return stated
  return worthOfParts(db, { amount, currency, coin, coinAmount }, detail, [0n, received])
}

interface Offer {
  /** The requested amount, in minor units. */
  amount: bigint
  currency: Currency
  coin: string
  coinAmount: string
}

/**
 * The worth of an order's coins from part `from` to part `to`; the ones seen in time count as the first. Calculated as
 * worth(to) - worth(from): rounding each payment for itself could lose a cent every time.
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
 * When a `paid` report states an amount but no coins: the number of coins this amount is worth. Without it they would
 * be credited again when a later report counts them. Coins seen in time are counted at the order's price, the rest at
 * the lower of that price and the current one, so that no coin is paid for twice.
 */
export async function coinsOfStatedAmount(
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
  const parts = priced <= seen ? priced : seen + ceilDiv((priced - seen) * (needed > all ? needed : all), all)
  return parts > partsOf(coinReceived) ? { coinReceived: decimalOf(parts) } : {}
}

/** The coins to show the player where they were only calculated: at most those requested, in as many decimals. */
export function displayedCoins(before: DepositDetail, received: DepositDetail): Pick<DepositDetail, 'coinReceived'> {
  const { coinAmount, coinReceived } = received
  if (!coinAmount || !coinReceived || coinReceived === before.coinReceived) return {}
  const unit = 10n ** BigInt(DECIMALS - (coinAmount.split('.')[1] ?? '').length)
  const [all, calculated] = [partsOf(coinAmount), (partsOf(coinReceived) / unit) * unit]
  const shown = calculated < all ? calculated : all
  return shown > partsOf(before.coinReceived ?? '0') ? { coinReceived: decimalOf(shown) } : {}
}

/** What a credited coin order stores: the number of coins credited, and the requested amount, which gives the price. */
export const creditedCoins = (
  { amount, currency }: Deposit,
  { coinAmount, coinReceived = coinAmount }: DepositDetail,
): Pick<DepositDetail, 'credited'> =>
  coinReceived === undefined ? {} : { credited: { coins: coinReceived, asked: formatMoney(amount, currency) } }

/**
 * Handles a report about an order that was already credited. Coins beyond those credited still have a worth (D38),
 * which is credited on top once they are `paid`. Null where there are no such coins.
 */
export async function reportAfterCredit(
  db: Kysely<Database>,
  deposit: Deposit,
  report: ProviderReport,
  now: Date,
): Promise<{ detail: DepositDetail; worth: bigint } | null> {
  const { currency } = deposit
  const { coin, coinAmount, expiresAt } = deposit.detail
  const { coinReceived } = report
  // Orders of earlier versions do not store what was credited: it was all that had arrived by then.
  const { credited = { coins: deposit.detail.coinReceived ?? coinAmount ?? '' } } = deposit.detail
  if (!coin || !coinAmount || !expiresAt || !coinReceived) return null
  const [from, to] = [partsOf(credited.coins), partsOf(coinReceived)]
  if (to <= from) return null
  const known = {
    ...deposit.detail,
    credited,
    ...seenInTime(deposit, report, now),
    ...receivedCoins(deposit.detail, report),
  }
  if (report.outcome !== 'paid') return { detail: known, worth: 0n }
  const { asked } = credited
  const amount = asked === undefined ? deposit.amount : parseMoney(asked, currency)
  // Nor do they store the price, so the current rates apply.
  const priced = asked === undefined ? { ...known, inTime: '0' } : known
  const worth = await worthOfParts(db, { amount, currency, coin, coinAmount }, priced, [from, to])
  // Coins worth less than a minor unit stay uncredited until more have arrived.
  return { detail: worth > 0n ? { ...known, credited: { ...credited, coins: coinReceived } } : known, worth }
}
