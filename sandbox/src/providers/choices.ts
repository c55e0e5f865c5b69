import type { Context } from '../context.ts'
import { formatUnits, parseUnits } from '../ledger/index.ts'
import { CONFIRMATIONS } from '../payments/coins.ts'
import type { ProviderOrder } from '../payments/tables.ts'
import { changeOrder } from './orders.ts'
import { queueReport, type OutgoingReport } from './outgoing-reports.ts'

/** What a tester may decide on a provider's page. */
export const CHOICES = ['pay', 'slow', 'silent', 'twice', 'refuse', 'cancel'] as const
export const COIN_CHOICES = ['exact', 'less', 'rest', 'more', 'late', 'coinSilent'] as const
/** For kinds that take cards: the issuer requests a confirmation first, then the player confirms or is refused. */
export const CARD_CHOICES = ['challenge', 'confirm'] as const
export type Choice = (typeof CHOICES)[number] | (typeof COIN_CHOICES)[number] | (typeof CARD_CHOICES)[number] | 'report'

const SECOND = 1000
const BLOCK_MS = 2 * SECOND

/**
 * Carries out a choice: changes the order's state once and queues the chosen reports, in one transaction: an order that
 * ended without a report would stay pending for ever. False when the order had already ended.
 */
export const choose = (ctx: Context, order: ProviderOrder, choice: Choice, seconds: number): Promise<boolean> =>
  ctx.db.transaction().execute((trx) => decide({ ...ctx, db: trx }, order, choice, seconds))

async function decide(ctx: Context, order: ProviderOrder, choice: Choice, seconds: number): Promise<boolean> {
  const { ref } = order
  if (choice === 'report') {
    if (order.state !== 'silent' || !(await changeOrder(ctx, order, 'paid'))) return false
    // The order has not changed since its coins arrived.
    const detail: OutgoingReport['detail'] = order.kind === 'crypto' ? { seenAt: order.updatedAt.toISOString() } : {}
    await queueReport(ctx, { ref, outcome: 'paid', detail })
    return true
  }
  if (order.kind === 'crypto') return chooseCoins(ctx, order, choice)
  if (choice === 'challenge') return order.state === 'open' && changeOrder(ctx, order, 'asked')
  const state = STATES[choice] ?? 'paid'
  const mayFollow = order.state === 'open' ? choice !== 'confirm' : order.state === 'asked'
  if (!mayFollow || !(await changeOrder(ctx, order, state))) return false
  if (choice === 'silent') return true
  await queueReport(ctx, {
    ref,
    outcome: state === 'refused' ? 'refused' : state === 'canceled' ? 'canceled' : 'paid',
    delay: choice === 'slow' ? seconds * SECOND : 0,
    copies: choice === 'twice' ? 2 : 1,
  })
  return true
}

const STATES: Partial<Record<Choice, string>> = { refuse: 'refused', cancel: 'canceled', silent: 'silent' }

/** Lets coins arrive: reports at once what has arrived so far, and the payment after the third confirmation. */
async function chooseCoins(ctx: Context, order: ProviderOrder, choice: Choice): Promise<boolean> {
  const wanted = order.detail.coinAmount ?? '0'
  const sums: Partial<Record<Choice, string>> = {
    exact: wanted,
    late: wanted,
    rest: wanted,
    coinSilent: wanted,
    less: part(wanted, 1n, 2n),
    more: part(wanted, 3n, 2n),
  }
  const received = sums[choice]
  const mayFollow = order.state === 'open' || (order.state === 'short' && choice === 'rest')
  if (received === undefined || !mayFollow) return false
  const state = choice === 'less' ? 'short' : choice === 'coinSilent' ? 'silent' : 'paid'
  if (!(await changeOrder(ctx, order, state, { coinReceived: received }))) return false
  if (choice === 'coinSilent') return true
  const { ref } = order
  const seenAt = ctx.clock().toISOString()
  if (choice === 'late') await queueReport(ctx, { ref, outcome: 'seen', detail: { expired: 1, seenAt } })
  const confirmed = choice === 'less' ? 1 : CONFIRMATIONS
  for (let block = 0; block < confirmed; block += 1) {
    const detail = { coinReceived: received, confirmations: block, seenAt }
    await queueReport(ctx, { ref, outcome: 'seen', detail, delay: block * BLOCK_MS })
  }
  // After a partial payment (`less`) the report follows when the address expires; the rest may come before or after.
  const untilExpiry = Date.parse(order.detail.expiresAt ?? '') - ctx.clock().getTime()
  const delay = choice === 'less' ? Math.max(untilExpiry || 0, CONFIRMATIONS * BLOCK_MS) : CONFIRMATIONS * BLOCK_MS
  const detail: Record<string, string | number> = { coinReceived: received, confirmations: CONFIRMATIONS, seenAt }
  if (choice === 'more') detail['amount'] = part(order.amount, 3n, 2n)
  await queueReport(ctx, { ref, outcome: 'paid', detail, delay })
  return true
}

/** A part of a decimal amount with the same number of decimals, rounded down. */
function part(amount: string, of: bigint, by: bigint): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  return formatUnits((parseUnits(amount, decimals) * of) / by, decimals)
}
