import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface RoundBet {
  key: string
  gameId: number
  /** Minor units. */
  amount: bigint
  /** How much the bet lowered the amount that the member had to wager. */
  wagered: bigint
  /** How much of the bet was paid with gifts. */
  gifts: bigint
}

export interface Round {
  /** Without bets that were given back one by one. */
  bets: RoundBet[]
  won: boolean
  /** How much of the gifts that were bet has come back with wins, and is gifts again (D43). */
  giftsWonBack: bigint
  /** Given back as a whole. */
  rolledBack: boolean
}

/** The ledger's reference for a round of the vendor. */
export const roundReference = (roundId: string) => `round:${roundId}`

/** Reads a member's round from the ledger. */
export async function readRound(trx: Transaction<Database>, memberId: number, reference: string): Promise<Round> {
  const rows = await trx
    .selectFrom('ledgerTransactions')
    .select(['key', 'kind', 'delta', 'meta'])
    .where('reference', '=', reference)
    .where('memberId', '=', memberId)
    .execute()
  const rollbacks = rows.filter((row) => row.kind === 'GAME_ROLLBACK')
  const wins = rows.filter((row) => row.kind === 'GAME_WIN')
  const returned = new Set(rollbacks.map(({ meta }) => meta.bet))
  return {
    bets: rows
      .filter((row) => row.kind === 'GAME_BET' && !returned.has(row.key))
      .map(({ key, meta, delta }) => ({
        key,
        gameId: Number(meta.gameId),
        amount: -delta,
        // Bets of earlier versions did not store these.
        wagered: BigInt(String(meta.wagered ?? 0)),
        gifts: BigInt(String(meta.gifts ?? 0)),
      })),
    won: wins.length > 0,
    giftsWonBack: wins.reduce((sum, { meta }) => sum + BigInt(String(meta.gifts ?? 0)), 0n),
    rolledBack: rollbacks.some(({ meta }) => meta.bet === undefined),
  }
}
