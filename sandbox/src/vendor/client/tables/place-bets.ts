import { TableError } from '../core/api.ts'
import type { Frame } from '../core/frame.ts'
import { isLost, stateAfter } from '../core/recover.ts'
import { lastSeen, noteSeen } from '../core/seen.ts'
import { openRound } from '../core/sitting.ts'
import { money, t } from '../core/texts.ts'
import type { Answer, RoundView } from '../core/types.ts'
import type { Bets } from './bets.ts'
import type { Ticket } from './live.ts'

type OwnRound = RoundView<unknown>

/**
 * Places bets at a live table, where a player has as many rounds at once as they like: by their ids it is told
 * whether bets whose answer was lost lie on the table. `refresh` reads the table anew.
 */
export function makePlacing(frame: Frame, bets: Bets, last: OwnRound | null, refresh: () => Promise<void>) {
  const known = new Set<string>()
  const note = (rounds: readonly OwnRound[]): void => rounds.forEach(({ id }) => known.add(id))
  if (last) note([last])

  /** What became of the bets: they are on the table, their round is over already, or they went back. */
  const tell = (round: OwnRound, total: Answer<unknown>['total']): void => {
    if (round.status === 'rolled_back') return frame.fail(new TableError('rolledBack'))
    // The table has told it with its result.
    if (round.id === lastSeen()) return
    if (!round.done) return frame.say(t('live.placed', { amount: money(round.stake) }))
    noteSeen(round.id)
    const { stake, payout } = total ?? round
    frame.say(t('lastRound', { stake: money(stake), amount: money(payout) }))
  }

  const recoverBets = async (error: unknown): Promise<void> => {
    const state = await stateAfter<Ticket>(frame, error)
    if (!state) return
    const { round } = state
    frame.setBalance(state.balance)
    const isNews = round !== null && !known.has(round.id)
    if (round) note([round])
    if (!isLost(error)) return frame.fail(error)
    if (isNews) bets.played()
    await refresh()
    if (isNews) tell(round, state.total)
    else frame.fail(new TableError('refused'))
  }

  return {
    /** Rounds that the table says are the player's. */
    note,
    /** Places what lies there. Ends only when it is known whether a stake was taken. */
    async place(): Promise<void> {
      try {
        const { round, balance } = await openRound<Ticket>({ bets: bets.all() })
        if (round) note([round])
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
