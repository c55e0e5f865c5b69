import { sql } from 'kysely'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { ReportDetail } from './tables.ts'

/**
 * Why a report was refused. `signature`: not signed by its provider, or too old; `form`: not readable; `currency`: not
 * the order's; `amount`: impossible in the currency; `provider`: another kind of provider than the order's.
 */
export type RefusalReason = 'signature' | 'form' | 'currency' | 'amount' | 'provider'

const reportSchema = v.object({ ref: v.pipe(v.string(), v.regex(/^\w{1,40}$/)) })

interface RefusedReport {
  /** The report's body, parsed as JSON. */
  readonly body: unknown
  readonly reason: RefusalReason
  readonly outcome?: string
  /** The report's other fields; left out where the signature was wrong, as anybody may have sent it. */
  readonly detail?: ReportDetail
}

/**
 * Records that a report about a known order was refused: one row per order and reason, with a count, so that nobody
 * who knows an order number can fill the table.
 */
export async function recordRefusedReport(
  ctx: Context,
  { body, reason, outcome = '', detail = {} }: RefusedReport,
): Promise<void> {
  const order = v.safeParse(reportSchema, body)
  if (!order.success) return
  const { ref } = order.output
  const known = await ctx.db.selectFrom('deposits').select('id').where('id', '=', ref).executeTakeFirst()
  if (!known) return
  const report = { outcome, detail: JSON.stringify(detail), receivedAt: ctx.clock() }
  await ctx.db
    .insertInto('paymentEvents')
    // '!' cannot occur in a report's own id, so the two never collide.
    .values({ id: `${ref}!${reason}`, depositId: ref, effect: 'refused', reason, ...report })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...report, times: sql<number>`payment_events.times + 1` }),
    )
    .execute()
}
