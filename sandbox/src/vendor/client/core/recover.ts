import { hasEnded, TableError } from './api.ts'
import type { Frame } from './frame.ts'
import { readState } from './sitting.ts'
import type { Answer, RoundView } from './types.ts'

/**
 * After an action that failed: what the table says is what counts. Where its answer was lost, nobody knows
 * yet whether a stake was taken, so the table is asked until it answers; a round that was played without
 * the player's seeing it is then shown, as is one that is open. A sitting that is over, with nothing open any more,
 * ends the page. Everything else is said as it is.
 */
export async function recover<View>(
  frame: Frame,
  error: unknown,
  before: RoundView<View> | null,
  show: (answer: Answer<View>) => Promise<void>,
): Promise<void> {
  const isLost = error instanceof TableError && error.code === 'connection'
  const state = await readState<View>(isLost ? Infinity : undefined).catch((later: unknown) => later)
  if (hasEnded(state)) return frame.end(state)
  const now = state instanceof Error ? null : (state as Answer<View>)
  const round = now?.round ?? null
  const isNews = round !== null && (round.id !== before?.id || !before.done)
  // The player's own round ended elsewhere: in another window, or by the house after a long absence.
  const isOver = before?.done === false && round?.done === true
  if (now && round?.view && (!round.done || isOver || (isLost && isNews))) {
    await show(now)
    if (isLost || isOver) return
  } else if (now) frame.setBalance(now.balance)
  if (!isLost || !now) return frame.fail(error)
  frame.fail(new TableError(isNews && round.status === 'rolled_back' ? 'rolledBack' : 'refused'))
}
