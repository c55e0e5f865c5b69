import type { Launch } from '../../wallet/types.ts'
import type { Round } from './tables.ts'

/** A player's session at one game, from its launch on. */
export interface GameSession {
  /** The operator's id of it (Launch.gameSessionId). */
  id: string
  player: string
  memberId: number | null
  gameId: number
  gameCode: string
}

/** A member's player id in the vendor's tables. */
export const playerOf = (memberId: number) => `m:${memberId}`

/** The session of a launch. A member is the same player in all their sessions, a visitor another one in each. */
export const gameSessionOf = ({ gameSessionId, memberId, gameId, gameCode }: Launch): GameSession => ({
  id: gameSessionId,
  player: memberId === null ? `f:${gameSessionId.slice(0, 32)}` : playerOf(memberId),
  memberId,
  gameId,
  gameCode,
})

/** The session in which a stored round was played. */
export const gameSessionOfRound = ({ player, memberId, sitting, gameId, gameCode }: Round): GameSession => ({
  id: sitting,
  player,
  memberId,
  gameId,
  gameCode,
})

/** A session as the columns of its rounds; `sitting` is the column of its id. */
export const sessionColumns = ({ id, ...columns }: GameSession) => ({ ...columns, sitting: id })
