import type { Launch } from '../../wallet/types.ts'
import type { Round } from './tables.ts'

/** A player at a game. */
export interface Seat {
  player: string
  memberId: number | null
  sitting: string
  gameId: number
  gameCode: string
}

/** A member's player id in the vendor's tables. */
export const playerOf = (memberId: number) => `m:${memberId}`

/** The seat of a sitting. A member is the same player in every sitting, a visitor another one in each. */
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
