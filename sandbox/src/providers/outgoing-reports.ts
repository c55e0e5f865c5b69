import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { CALLBACK_TYPE, callbackPath, providerSecret, signReport } from '../payments/callback.ts'

export interface OutgoingReport {
  ref: string
  outcome: 'paid' | 'refused' | 'canceled' | 'seen'
  /** Further fields of the report. */
  detail?: Record<string, string | number>
  /** When to send the report, in milliseconds from now. */
  delay?: number
  /** How often the same report is sent: 2 where the provider answers twice. */
  copies?: number
}

/** Sends a report of one kind of provider to the operator and returns the HTTP status. */
export type Send = (kind: string, text: string, headers: Record<string, string>) => Promise<number>

/** Retries after 2 s, then twice as long each time, at most five minutes: an operator down for hours still gets it. */
const LONGEST_RETRY_SECONDS = 300
const MOST_ATTEMPTS = 60
const LONGEST_CALL_MS = 10_000
/** The operator's answers: accepted; refused, and the same text always will be, unless the operator is mended. */
const ACCEPTED = 200
const REFUSED = 400
/** How many reports one sweep sends at most. */
const BATCH = 20

/** Queues a report; the sweep sends it when it is due and retries until the operator has accepted it. */
export async function queueReport(ctx: Context, { ref, outcome, detail = {}, delay = 0, copies = 1 }: OutgoingReport) {
  const { count } = await ctx.db
    .selectFrom('providerReports')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('providerReports')
    .values({
      id: `${ref}-${Number(count) + 1}`,
      ref,
      outcome,
      detail: JSON.stringify({ ...detail, copies }),
      dueAt: new Date(ctx.clock().getTime() + delay),
      deliveredAt: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/**
 * Sends the reports that are due, an order's in the order in which they were queued: one that has not arrived holds the
 * later ones back, or coins could be reported as paid before the operator knows when they were seen. One that the
 * operator has refused is retried, but holds nothing back: a payment must not wait for it.
 */
export async function deliverDue(ctx: Context, send: Send): Promise<void> {
  const now = ctx.clock()
  let remaining = BATCH
  let isAnswering = true
  // Each round sends at most one report of an order that was not refused before.
  while (remaining > 0 && isAnswering) {
    const claimed = await claimDue(ctx, now, remaining)
    remaining -= claimed.length
    isAnswering = false
    for (const report of claimed) if (await deliver(ctx, report, send)) isAnswering = true
  }
}

type Claimed = Awaited<ReturnType<typeof claimDue>>[number]

/** Claims reports by moving their `dueAt` on: two processes never send one at once. */
const claimDue = (ctx: Context, now: Date, limit: number) =>
  ctx.db
    .updateTable('providerReports')
    .from('providerOrders')
    .whereRef('providerOrders.ref', '=', 'providerReports.ref')
    .set({
      attempts: sql<number>`attempts + 1`,
      dueAt: sql<Date>`${now}::timestamptz + least(2 ^ least(attempts + 1, 10), ${LONGEST_RETRY_SECONDS}::int) * interval '1 second'`,
    })
    .where('providerReports.id', 'in', (eb) =>
      eb
        .selectFrom('providerReports')
        .select('id')
        .where('deliveredAt', 'is', null)
        .where('dueAt', '<=', now)
        .where('attempts', '<', MOST_ATTEMPTS)
        .where(isNext(now))
        .orderBy('dueAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'providerReports.ref', 'outcome', 'providerReports.detail', 'kind', 'currency'])
    .execute()

/**
 * No earlier report of the order is due or being retried. A refused one holds back nothing, nor does one that is
 * planned for a later time: after a partial payment the rest may arrive before the report of the part. Ids end in a
 * number (`D…-2`, `D…-10`).
 */
const isNext = (now: Date) => sql<boolean>`not exists (
  select from provider_reports earlier
  where earlier.ref = provider_reports.ref and earlier.delivered_at is null and not earlier.refused
    and earlier.attempts < ${MOST_ATTEMPTS}
    and (earlier.attempts > 0 or earlier.due_at <= ${now})
    and (length(earlier.id), earlier.id) < (length(provider_reports.id), provider_reports.id)
)`

/** Sends one report, as often as its provider answers; true when the operator has accepted or refused the last copy. */
async function deliver(ctx: Context, report: Claimed, send: Send): Promise<boolean> {
  const { id, ref, outcome, detail, kind, currency } = report
  const { copies = 1, ...fields } = detail
  const text = JSON.stringify({ id, ref, outcome, currency, ...fields })
  let status = 0
  for (let copy = 0; copy < Number(copies); copy += 1) {
    const signature = signReport(providerSecret(ctx, kind), ctx.clock().getTime(), text)
    status = await send(kind, text, { 'content-type': CALLBACK_TYPE, 'x-signature': signature })
  }
  if (status !== ACCEPTED && status !== REFUSED) return false
  const answer = status === ACCEPTED ? { deliveredAt: ctx.clock() } : { refused: true }
  await ctx.db.updateTable('providerReports').set(answer).where('id', '=', id).execute()
  return true
}

/** The real transport: HTTP to the product API. A lost connection gives status 0 and counts as not delivered. */
export const sendByHttp =
  (ctx: Context): Send =>
  async (kind, body, headers) => {
    try {
      // One call that hangs would hold back the reports of all other orders.
      const signal = AbortSignal.timeout(LONGEST_CALL_MS)
      const answer = await fetch(ctx.config.origins.api + callbackPath(kind), { method: 'POST', headers, body, signal })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 0
    }
  }
