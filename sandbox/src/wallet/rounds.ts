import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface RoundBet {
  gameId: number
  /** Minor units. */
  amount: bigint
  /** By how much it lowered what the member had to wager. */
  wagered: bigint
}

export interface Round {
  bets: RoundBet[]
  won: boolean
  rolledBack: boolean
}

/** What the ledger knows of a member's round. */
export async function readRound(
  trx: Transaction<Database>,
  memberId: number,
  reference: string,
): Promise<Round> {
  const rows = await trx
    .selectFrom('ledgerTransactions')
    .select(['kind', 'delta', 'meta'])
    .where('reference', '=', reference)
    .where('memberId', '=', memberId)
    .execute()
  return {
    bets: rows
      .filter((row) => row.kind === 'GAME_BET')
      .map(({ meta, delta }) => ({
        gameId: Number(meta.gameId),
        amount: -delta,
        // Bets of earlier versions did not keep it.
        wagered: BigInt(String(meta.wagered ?? 0)),
      })),
    won: rows.some((row) => row.kind === 'GAME_WIN'),
    rolledBack: rows.some((row) => row.kind === 'GAME_ROLLBACK'),
  }
}
