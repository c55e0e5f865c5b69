import { RuleError } from '../engines/engine.ts'
import type { Round } from './tables.ts'

/**
 * Ends rounds one after another. A round that fails (the wallet refuses, the game no longer exists) is logged and the
 * others go on: one player's round never blocks another's. Returns how many rounds it ended.
 */
export async function eachRound(rounds: readonly Round[], end: (round: Round) => Promise<void>): Promise<number> {
  let ended = 0
  for (const round of rounds) {
    try {
      await end(round)
      ended++
    } catch (error) {
      // A RuleError means that another request is handling the round: not worth a log entry.
      if (!(error instanceof RuleError)) process.stderr.write(`vendor round ${round.id}: ${String(error)}\n`)
    }
  }
  return ended
}
