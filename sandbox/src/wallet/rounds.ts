import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface RoundBet {
  gameId: number
  /** Minor units. */
  amount: bigint
  createdAt: Date
}

/** The bets that the ledger holds for a member's round. */
export async function betsOf(
  trx: Transaction<Database>,
  memberId: number,
  reference: string,
): Promise<RoundBet[]> {
  const rows = await trx
    .selectFrom('ledgerTransactions')
    .select(['delta', 'meta', 'createdAt'])
    .where('reference', '=', reference)
    .where('memberId', '=', memberId)
    .where('kind', '=', 'GAME_BET')
    .execute()
  return rows.map((row) => ({
    gameId: Number(row.meta.gameId),
    amount: -row.delta,
    createdAt: row.createdAt,
  }))
}
