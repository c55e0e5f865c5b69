import { GameError } from '../core/api.ts'
import type { Frame } from '../core/frame.ts'
import { isLost, stateAfter } from '../core/recover.ts'
import { lastSeen, rememberSeen } from '../core/last-seen-round.ts'
import { openRound } from '../core/game-session.ts'
import { money, t } from '../core/texts.ts'
import type { Answer, RoundView } from '../core/types.ts'
import type { Bets } from './bets.ts'
import type { Ticket } from './live.ts'

type OwnRound = RoundView<unknown>

/**
 * Places bets at a live table, where a player may have several rounds at once. After a lost response, a round id that
 * was not known before shows that the bets were taken. `refresh` reads the table again.
 */
export function makePlacing(frame: Frame, bets: Bets, last: OwnRound | null, refresh: () => Promise<void>) {
  const known = new Set<string>()
  const remember = (rounds: readonly OwnRound[]): void => rounds.forEach(({ id }) => known.add(id))
  if (last) remember([last])

  /** Reports what became of the bets: on the table, their round already over, or returned. */
  const report = (round: OwnRound, total: Answer<unknown>['total']): void => {
    if (round.status === 'rolled_back') return frame.fail(new GameError('rolledBack'))
    // Already shown together with the table's result.
    if (round.id === lastSeen()) return
    if (!round.done) return frame.say(t('live.placed', { amount: money(round.stake) }))
    rememberSeen(round.id)
    const { stake, payout } = total ?? round
    frame.say(t('lastRound', { stake: money(stake), amount: money(payout) }))
  }

  const recoverBets = async (error: unknown): Promise<void> => {
    const state = await stateAfter<Ticket>(frame, error)
    if (!state) return
    const { round } = state
    frame.setBalance(state.balance)
    const isNewRound = round !== null && !known.has(round.id)
    if (round) remember([round])
    if (!isLost(error)) return frame.fail(error)
    if (isNewRound) bets.played()
    await refresh()
    if (isNewRound) report(round, state.total)
    else frame.fail(new GameError('refused'))
  }

  return {
    /** Marks the player's rounds from a table response as known. */
    remember,
    /** Places the chips on the table. Resolves only when it is known whether the stake was taken. */
    async place(): Promise<void> {
      try {
        const { round, balance } = await openRound<Ticket>({ bets: bets.all() })
        if (round) remember([round])
        const amount = money(bets.total())
        bets.played()
        frame.setBalance(balance)
        frame.say(t('live.placed', { amount }))
      } catch (error) {
        return recoverBets(error)
      }
      await refresh()
    },
  }
}
