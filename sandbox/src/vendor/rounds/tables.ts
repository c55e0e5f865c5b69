import type { ColumnType, Selectable } from 'kysely'

/**
 * betting: the bet is being taken; open: waiting for the player (or for the table); paying: decided, the win is being
 * paid; settled; rolling: the bet is being rolled back (no relation to a member's rolling amount); rolled_back;
 * refused: no bet was taken, and none will be (preceded by `rolling` with the reason in `state`).
 */
export type RoundStatus = 'betting' | 'open' | 'paying' | 'settled' | 'rolling' | 'rolled_back' | 'refused'

/** A move whose extra stake is being taken. */
export interface PendingMove {
  actionId: string
  move: unknown
  cost: number
  /**
   * The bank step of the move's stake. A new one each time the move is announced, because a stake that was canceled is
   * never taken again under the same step.
   */
  step: string
  /** The reason, if the stake was refused: the move is never played then; a stake taken after all only goes back. */
  dropped?: string
}

type JsonOf<T> = ColumnType<T, string, string>

interface RoundTable {
  id: string
  /** 'm:<member id>' or 'f:<hash of the game session>'. */
  player: string
  memberId: number | null
  /** The id of the game session from which the last stake was taken. */
  sitting: string
  gameId: number
  gameCode: string
  status: RoundStatus
  /** '<game code>:<round of the table>' for live tables. */
  liveKey: string | null
  /** Minor units, doubled and split stakes included. */
  stake: bigint
  payout: ColumnType<bigint, bigint | undefined, bigint>
  bet: JsonOf<unknown>
  state: ColumnType<unknown, string | undefined, string>
  version: ColumnType<number, number | undefined, number>
  /** The client's id of the action that opened the round, and of the last one carried out. */
  actionId: string
  lastAction: string
  /** The ids of all moves that were carried out. */
  actions: ColumnType<string[], string | undefined, string>
  pending: ColumnType<PendingMove | null, string | undefined, string | null>
  createdAt: Date
  playedAt: Date
  updatedAt: Date
}

export type Round = Selectable<RoundTable>

declare module '../../db/schema.ts' {
  interface Database {
    vendorRounds: RoundTable
    vendorFunBalances: { player: string; balance: bigint; begunAt: ColumnType<Date, Date, never> }
    vendorFunMoves: {
      key: string
      player: string
      roundId: string
      amount: bigint
      createdAt: ColumnType<Date, undefined, never>
    }
    vendorLiveResults: { tableCode: string; round: number; result: JsonOf<unknown>; drawnAt: Date }
  }
}
