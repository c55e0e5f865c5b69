import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { isSessionOn } from '../security/sessions.ts'
import type { Bet } from './types.ts'

/**
 * Throws Refusal unless the login session that launched the bet's game session is still valid: after a logout, here or
 * elsewhere, a game session takes no new bets. A retry of a bet that was already taken passes. To be called within the
 * bet's own transaction.
 */
export async function requireOpenGameSession(trx: Transaction<Database>, bet: Bet, now: Date): Promise<void> {
  const playToken = await trx
    .selectFrom('oneTimeTokens')
    .select('data')
    .where('tokenHash', '=', bet.gameSessionId)
    .where('kind', '=', 'play')
    .where('memberId', '=', bet.memberId)
    .executeTakeFirst()
  const tokenHash = String(playToken?.data.session ?? '')
  if (await isSessionOn(trx, { memberId: bet.memberId, tokenHash, now })) return
  const taken = await trx.selectFrom('ledgerTransactions').select('id').where('key', '=', bet.key).executeTakeFirst()
  if (!taken) throw new Refusal('game.sessionOver')
}
