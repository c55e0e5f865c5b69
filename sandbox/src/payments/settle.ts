import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { NEWS } from '../db/tables/content.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { cash, clearing, formatMoney, house, moneyValue, parseMoney, post, type Currency } from '../ledger/index.ts'
import { lockMember } from '../members/lock.ts'
import { writeNews } from '../members/news.ts'
import { endLostBonus } from '../wallet/wagering.ts'
import {
  addressEnd,
  receivedCoins,
  reportAfterCredit,
  creditedCoins,
  seenInTime,
  coinsOfStatedAmount,
  displayedCoins,
  valueOfPayment,
} from './received-coins.ts'
import { depositConfig } from './order.ts'
import { METHOD_RULES, priceOf } from './rules.ts'
import type { Deposit, DepositDetail, DepositStatus, ReportDetail } from './tables.ts'

/** What a provider reports about an order. */
export interface ProviderReport {
  /** The provider's own id of this report, unique for its order: applied once, however often it arrives. */
  id: string
  ref: string
  outcome: 'paid' | 'refused' | 'canceled' | 'seen'
  /** The amount that was really paid, where it differs from the order's price. */
  amount?: string
  /** The order's currency; a report with another one is refused. */
  currency?: Currency
  coinReceived?: string
  confirmations?: number
  /** The address of a coin order has expired; coins that still arrive are credited all the same. */
  expired?: 1
  /** When the provider saw what it reports: the coins, or the end of the address. The report may arrive much later. */
  seenAt?: string
}

/** What a report did: `known` was applied before, `late` came after the order had ended, `unknown` has no order. */
export type Effect = 'credited' | 'ended' | 'noted' | 'late' | 'known' | 'unknown'

/**
 * Applies a report in one transaction. Each order, and each coin, is credited once, whatever the number and sequence of
 * reports; a payment after a refusal is credited too, a refusal after a payment changes nothing (security 17).
 * `kind` is the provider that reports: an order of another kind of provider gives `unknown`.
 */
export const settle = (ctx: Context, report: ProviderReport, kind: string): Promise<Effect> =>
  ctx.db.transaction().execute((trx) => settleIn(trx, ctx, report, kind))

/** `settle` within the caller's transaction. */
export async function settleIn(
  trx: Transaction<Database>,
  ctx: Context,
  report: ProviderReport,
  kind: string,
): Promise<Effect> {
  const deposit = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', report.ref)
    .forUpdate()
    .executeTakeFirst()
  if (!deposit || METHOD_RULES[deposit.method]?.kind !== kind) return 'unknown'
  // Two providers may use the same report id, so ids are kept per order.
  const id = `${deposit.id}/${report.id}`
  const known = await trx.selectFrom('paymentEvents').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return 'known'
  if (report.currency && report.currency !== deposit.currency) throw new Refusal('money.invalid').at('currency')
  const update = deposit.status === 'succeeded' ? creditMoreCoins : applyToOpenOrder
  const effect = await update(trx, deposit, report, ctx.clock())
  await trx
    .insertInto('paymentEvents')
    .values({
      id,
      depositId: deposit.id,
      outcome: report.outcome,
      effect,
      receivedAt: ctx.clock(),
      detail: JSON.stringify(detailOfReport(report)),
    })
    .execute()
  return effect
}

/** A report's fields besides its ids and outcome. */
export const detailOfReport = ({ id: _id, ref: _ref, outcome: _outcome, ...fields }: ProviderReport): ReportDetail =>
  fields

/** Applies a report to an order that was not credited yet, whether it still waits or has failed or been canceled. */
async function applyToOpenOrder(
  trx: Transaction<Database>,
  deposit: Deposit,
  report: ProviderReport,
  now: Date,
): Promise<Effect> {
  const detail: DepositDetail = {
    ...deposit.detail,
    ...seenInTime(deposit, report, now),
    ...receivedCoins(deposit.detail, report),
    ...addressEnd(deposit.detail, report, now),
  }
  if (report.outcome === 'paid') {
    const price = priceOf(deposit.method, deposit.amount)
    const paid = await valueOfPayment(trx, deposit, detail, { report, price })
    // Worth less than a minor unit: nothing is credited yet, the coins are counted once more have arrived.
    if (paid === 0n) return recordProgress(trx, deposit, detail, now)
    // A payment above or below the price buys the same share of the deposit: with a discount, price and amount differ.
    const amount = (paid * deposit.amount) / price
    await credit(trx, deposit, { key: deposit.id, paid, amount }, now)
    const requested = amount === deposit.amount ? {} : { asked: formatMoney(deposit.amount, deposit.currency) }
    const received = { ...detail, ...(await coinsOfStatedAmount(trx, deposit, detail, report)) }
    const displayed = { ...detail, ...displayedCoins(detail, received) }
    const credited = { ...displayed, ...requested, ...creditedCoins(deposit, received) }
    await updateDeposit(trx, deposit, { status: 'succeeded', detail: credited, amount, now })
    return 'credited'
  }
  if (report.outcome === 'seen') return recordProgress(trx, deposit, detail, now)
  if (deposit.status !== 'pending') return 'late'
  const status = report.outcome === 'refused' ? 'failed' : 'canceled'
  await updateDeposit(trx, deposit, { status, detail, now })
  return 'ended'
}

/** Applies a report to an order that was credited before: more coins are credited on top (D38), all else is ignored. */
async function creditMoreCoins(
  trx: Transaction<Database>,
  deposit: Deposit,
  report: ProviderReport,
  now: Date,
): Promise<Effect> {
  const more = await reportAfterCredit(trx, deposit, report, now)
  if (!more) return 'late'
  const { detail, worth } = more
  if (worth > 0n) await credit(trx, deposit, { key: `${deposit.id}/${report.id}`, paid: worth, amount: worth }, now)
  await updateDeposit(trx, deposit, { status: 'succeeded', detail, amount: deposit.amount + worth, now })
  return worth > 0n ? 'credited' : 'noted'
}

/** Stores what is known of a payment that is not credited yet. */
async function recordProgress(
  trx: Transaction<Database>,
  deposit: Deposit,
  detail: DepositDetail,
  now: Date,
): Promise<Effect> {
  await updateDeposit(trx, deposit, { status: deposit.status, detail, now })
  return 'noted'
}

interface DepositUpdate {
  status: DepositStatus
  detail: DepositDetail
  /** The order's own amount unless another was credited. */
  amount?: bigint
  now: Date
}

async function updateDeposit(
  trx: Transaction<Database>,
  deposit: Deposit,
  { status, detail, amount = deposit.amount, now }: DepositUpdate,
): Promise<void> {
  await trx
    .updateTable('deposits')
    .set({ status, amount, detail: JSON.stringify(detail), updatedAt: now })
    .where('id', '=', deposit.id)
    .execute()
}

/** Credits `amount`. The part that was not `paid` is the discount, a gift, so that it cannot be cashed out (D48). */
async function credit(
  trx: Transaction<Database>,
  deposit: Deposit,
  { key, paid, amount }: { key: string; paid: bigint; amount: bigint },
  now: Date,
) {
  const { memberId, currency, id } = deposit
  const discount = amount - paid
  const member = await lockMember(trx, memberId)
  await endLostBonus(trx, member)
  await post(trx, {
    key: `deposit:${key}`,
    kind: 'DEPOSIT',
    memberId,
    currency,
    legs: [
      { account: clearing(METHOD_RULES[deposit.method]?.kind ?? 'other'), amount: -paid },
      ...(discount > 0n ? [{ account: house('promotions'), amount: -discount }] : []),
      { account: cash(memberId), amount },
    ],
    reference: `deposit:${id}`,
    meta: { method: deposit.method },
  })
  const reachedMinimumDeposit = member.reachedMinimumDeposit || (await reachesMinimumDeposit(trx, member))
  const giftsLeft = member.giftsLeft + discount
  await trx
    .updateTable('members')
    .set({ credited: 1, reachedMinimumDeposit, giftsLeft })
    .where('id', '=', memberId)
    .execute()
  const values = { amount: moneyValue(amount, currency), order: id }
  await writeNews(trx, { memberId, type: NEWS.deposit, messageId: 'deposit.arrived', values, now })
}

/**
 * Whether the member's deposits add up to at least the site's current minimum deposit (D41). A single satoshi can be
 * sent and is credited, but must not lift the cap.
 */
async function reachesMinimumDeposit(trx: Transaction<Database>, member: Member): Promise<boolean> {
  const deposited = await trx
    .selectFrom('ledgerTransactions')
    .select((eb) => eb.fn.sum<string | null>('delta').as('sum'))
    .where('memberId', '=', member.id)
    .where('kind', '=', 'DEPOSIT')
    // The condition of the history's partial index, so that the query can use it.
    .where('delta', '!=', 0n)
    .executeTakeFirst()
  const { minimumAmount } = await depositConfig({ db: trx }, member, undefined)
  return BigInt(deposited?.sum ?? 0) >= parseMoney(minimumAmount, member.currency)
}
