import type { Frame } from './frame.ts'
import { rememberSeen } from './last-seen-round.ts'
import { notifyShell } from './shell.ts'
import { money, t } from './texts.ts'
import type { RoundView } from './types.ts'

/**
 * Shows how a round ended and notifies the site. A payout that is not above the stake is shown, but not as a win.
 * Returns whether there is something to celebrate.
 */
export function announceOutcome(frame: Frame, round: RoundView<unknown>, balance: number): boolean {
  const { id, stake, payout } = round
  frame.setBalance(balance)
  rememberSeen(id)
  notifyShell('ROUND_SETTLED')
  if (payout > stake) frame.say(t('won', { amount: money(payout) }), 'good')
  else if (payout > 0) frame.say(t('returned', { amount: money(payout) }))
  else frame.say(t('noWin'))
  return payout > stake
}
