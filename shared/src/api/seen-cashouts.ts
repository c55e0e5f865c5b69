import * as v from 'valibot'
import { withdrawalSchema, type Withdrawal } from './entities/cashier.ts'
import { CASH_OUT, paymentKind } from './payment-kind.ts'
import { earliest, noteServerTime, serverTime } from './server-time.ts'
import { forgetUnanswered } from './unanswered.ts'
import { pageOf } from './rows.ts'

/** A cash-out as an answer names it that a screen shows, and a page of them. */
export const shownCashout = v.object({ ...withdrawalSchema.entries, serverTime })
export const shownCashouts = v.object({ ...pageOf(withdrawalSchema).entries, serverTime })

interface Shown {
  readonly serverTime?: string | null | undefined
}

/**
 * Hands on what a screen has asked for to show it. The player sees these cash-outs, and so the one whose answer was lost:
 * whoever asks for the same in a new form wants another one. The form that is still open has said that it makes none
 * twice, and makes none. A tab that nobody looks at shows nothing.
 */
export async function seeCashouts<Answer extends Shown>(
  asked: Promise<Answer>,
  cashoutsOf: (answer: Answer) => readonly Pick<Withdrawal, 'amount' | 'createTime'>[],
): Promise<Answer> {
  const answer = await noteServerTime(asked)
  if (document.visibilityState !== 'visible') return answer
  for (const { amount, createTime } of cashoutsOf(answer))
    forgetUnanswered(paymentKind(CASH_OUT, amount), earliest(createTime))
  return answer
}
