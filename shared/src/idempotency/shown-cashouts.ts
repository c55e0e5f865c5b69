import * as v from 'valibot'
import { withdrawalSchema, type Withdrawal } from '../api/entities/cashier.ts'
import { CASH_OUT, paymentKind } from './payment-kind.ts'
import { earliestLocalTime, syncServerTime, serverTime } from '../clock/server-time.ts'
import { forgetSeenRequests } from './idempotency.ts'
import { pageOf } from '../api/rows.ts'
import { whenSeen, type ScreenRef } from './when-seen.ts'

/** Schemas of the responses that a screen shows: one cash-out, or a page of them, with the server's time. */
export const shownCashout = v.object({ ...withdrawalSchema.entries, serverTime })
export const shownCashouts = v.object({ ...pageOf(withdrawalSchema).entries, serverTime })

interface Shown {
  readonly serverTime?: string | null | undefined
}

/**
 * Marks the cash-outs of a response as seen once the player can see the screen that shows them (`whenSeen`), and passes
 * the response on. One of them may be the one whose response was lost, so a new form gets a new idempotency key. A form
 * that is still open, above that screen, keeps its key: it has promised not to cash out twice.
 */
export async function markCashoutsSeen<Answer extends Shown>(
  screen: ScreenRef,
  request: Promise<Answer>,
  cashoutsOf: (answer: Answer) => readonly Pick<Withdrawal, 'amount' | 'createTime'>[],
): Promise<Answer> {
  const answer = await syncServerTime(request)
  whenSeen(screen, () => {
    for (const { amount, createTime } of cashoutsOf(answer))
      forgetSeenRequests(paymentKind(CASH_OUT, amount), earliestLocalTime(createTime))
  })
  return answer
}
