import { roundAmount } from '../money/index.ts'
import type { Withdrawal } from './entities/cashier.ts'
import { earliest } from './server-time.ts'
import { forgetUnanswered } from './unanswered.ts'

/**
 * The player sees these cash-outs, and so the one whose answer was lost: whoever asks for the same in a new form wants
 * another one. The form that is still open has said that it makes none twice, and makes none. A tab that nobody looks at
 * shows nothing.
 */
export function seeCashouts(shown: readonly Pick<Withdrawal, 'amount' | 'createTime'>[]): void {
  if (document.visibilityState !== 'visible') return
  for (const { amount, createTime } of shown)
    forgetUnanswered(['cash-out', roundAmount(amount, 8)], earliest(createTime))
}
