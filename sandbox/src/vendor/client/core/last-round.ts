import type { Frame } from './frame.ts'
import { lastSeen } from './last-seen-round.ts'
import { money, t } from './texts.ts'
import type { Answer } from './types.ts'

/** Reports how a round ended that the player did not see: after a lost connection, or ended by the house. */
export function reportLastRound(frame: Pick<Frame, 'say'>, { round, total }: Pick<Answer<unknown>, 'round' | 'total'>) {
  if (round?.status === 'rolled_back') frame.say(t('rolledBack', { amount: money(round.stake) }))
  else if (round?.done && round.id !== lastSeen()) {
    const { stake, payout } = total ?? round
    frame.say(t('lastRound', { stake: money(stake), amount: money(payout) }))
  }
}
