import type { Launch } from '../../wallet/types.ts'
import type { Round } from './tables.ts'

/** Who sits at which game. */
export interface Seat {
  player: string
  memberId: number | null
  sitting: string
  gameId: number
  gameCode: string
}

/** Who a member is in the vendor's books. */
export const playerOf = (memberId: number) => `m:${memberId}`

/** The seat of a sitting; a member has the same one in every sitting, a visitor has one per sitting. */
export function seatOf(launch: Launch): Seat {
  return {
    player: launch.memberId === null ? `f:${launch.sitting.slice(0, 32)}` : playerOf(launch.memberId),
    memberId: launch.memberId,
    sitting: launch.sitting,
    gameId: launch.gameId,
    gameCode: launch.gameCode,
  }
}

/** The seat that a stored round was played from. */
export const seatOfRound = ({ player, memberId, sitting, gameId, gameCode }: Round): Seat => ({
  player,
  memberId,
  sitting,
  gameId,
  gameCode,
})
