import { sql } from 'kysely'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { ReportDetail } from './tables.ts'

/**
 * Why a report was refused: not signed by its provider or too old, not readable, in another currency, of an amount that
 * the currency does not have, by another kind of provider than the order's.
 */
export type RefusalReason = 'signature' | 'form' | 'currency' | 'amount' | 'provider'

const named = v.object({ ref: v.pipe(v.string(), v.regex(/^\w{1,40}$/)) })

interface Refused {
  /** The report as it came, read as JSON. */
  readonly body: unknown
  readonly reason: RefusalReason
  readonly outcome?: string
  /** What it said; nothing of one that anybody may have sent. */
  readonly detail?: ReportDetail
}

/**
 * Writes down that a report about a known order was refused: one line an order and a reason, however often it comes, so
 * that nobody who knows a number can fill the books.
 */
export async function noteRefused(ctx: Context, { body, reason, outcome = '', detail = {} }: Refused): Promise<void> {
  const order = v.safeParse(named, body)
  if (!order.success) return
  const { ref } = order.output
  const known = await ctx.db.selectFrom('deposits').select('id').where('id', '=', ref).executeTakeFirst()
  if (!known) return
  const said = { outcome, detail: JSON.stringify(detail), receivedAt: ctx.clock() }
  await ctx.db
    .insertInto('paymentEvents')
    // No report's own number has this mark.
    .values({ id: `${ref}!${reason}`, depositId: ref, effect: 'refused', reason, ...said })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...said, times: sql<number>`payment_events.times + 1` }),
    )
    .execute()
}
