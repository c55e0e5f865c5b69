import { RuleError } from '../engines/engine.ts'
import type { Round } from './tables.ts'

/**
 * Ends rounds one after another; what fails at one of them (a wallet that says no, a game that is gone) is
 * written down and the others go on: one player's round never holds up another's. Answers how many it ended.
 */
export async function eachRound(rounds: readonly Round[], end: (round: Round) => Promise<void>): Promise<number> {
  let ended = 0
  for (const round of rounds) {
    try {
      await end(round)
      ended++
    } catch (error) {
      // The rules say that somebody else is at it.
      if (!(error instanceof RuleError)) process.stderr.write(`vendor round ${round.id}: ${String(error)}\n`)
    }
  }
  return ended
}
