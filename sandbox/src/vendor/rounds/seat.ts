import { createHash } from 'node:crypto'
import type { Launch } from '../../wallet/types.ts'
import type { Round } from './tables.ts'

/** Who sits at which game. */
export interface Seat {
  player: string
  memberId: number | null
  gameId: number
  gameCode: string
}

/** The seat of a sitting; a member has the same one in every sitting, a visitor has one per sitting. */
export function seatOf(launch: Launch): Seat {
  const sitting = createHash('sha256').update(launch.playToken).digest('hex').slice(0, 32)
  return {
    player: launch.memberId === null ? `f:${sitting}` : `m:${launch.memberId}`,
    memberId: launch.memberId,
    gameId: launch.gameId,
    gameCode: launch.gameCode,
  }
}

/** The seat that a stored round was played from. */
export const seatOfRound = ({ player, memberId, gameId, gameCode }: Round): Seat => ({
  player,
  memberId,
  gameId,
  gameCode,
})
