import { hasEnded, GameError } from './api.ts'
import type { Frame } from './frame.ts'
import { readState } from './game-session.ts'
import type { Answer, RoundView } from './types.ts'

/** Whether the response to an action never came, so that the page does not know what the action did. */
export const isLost = (error: unknown): boolean => error instanceof GameError && error.code === 'connection'

/**
 * Reads the table's state after an action that failed; where its response was lost, retries until the table answers.
 * Returns null where the game session is over (ends the page) or the state cannot be read (shows the action's error).
 */
export async function stateAfter<View>(frame: Frame, error: unknown): Promise<Answer<View> | null> {
  const state = await readState<View>(isLost(error) ? Infinity : undefined).catch((later: unknown) => later)
  if (hasEnded(state)) frame.end(state)
  else if (state instanceof Error) frame.fail(error)
  else return state as Answer<View>
  return null
}

/**
 * After an action that failed, the table's state decides. Shows a round that is open, that ended elsewhere, or that was
 * played while its response was lost. Otherwise shows the error: the action's own, or what became of the lost one.
 */
export async function recover<View>(
  frame: Frame,
  error: unknown,
  before: RoundView<View> | null,
  show: (answer: Answer<View>) => Promise<void>,
): Promise<void> {
  const now = await stateAfter<View>(frame, error)
  if (!now) return
  const { round } = now
  const lost = isLost(error)
  const isNewRound = round !== null && (round.id !== before?.id || !before.done)
  // The player's own round ended elsewhere: in another window, or by the house after a long absence.
  const isOver = before?.done === false && round?.done === true
  if (round?.view && (!round.done || isOver || (lost && isNewRound))) {
    await show(now)
    if (lost || isOver) return
  } else frame.setBalance(now.balance)
  if (!lost) return frame.fail(error)
  frame.fail(new GameError(isNewRound && round.status === 'rolled_back' ? 'rolledBack' : 'refused'))
}
