import type { Kysely } from 'kysely'
import { BATCH, inBatches } from '../../db/in-batches.ts'
import type { Database } from '../../db/schema.ts'
import { isSetAside } from './removed-games.ts'
import { UNFINISHED } from './store.ts'

/** Far longer than a play token is valid (twelve hours): nobody can return to anything that old. */
const KEPT_MS = 2 * 24 * 3600_000

/**
 * Deletes visitors' play for fun after two days: finished rounds with their moves, and the play money of visitors who
 * have no round left. Rounds of members are never deleted by it, nor unfinished ones: the sweep ends those first, except
 * where their game was removed.
 */
export async function removeFunPlay(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await inBatches(() => removeRounds(db, before))
  await inBatches(() => removeBalances(db, before))
}

async function removeRounds(db: Kysely<Database>, before: Date): Promise<number> {
  const rounds = await db
    .selectFrom('vendorRounds')
    .select('id')
    .where('memberId', 'is', null)
    .where('updatedAt', '<', before)
    .where((eb) => eb.or([eb('status', 'not in', UNFINISHED), isSetAside(eb)]))
    .orderBy('updatedAt')
    .limit(BATCH)
    .execute()
  const ids = rounds.map(({ id }) => id)
  if (ids.length === 0) return 0
  // The moves first: where a run breaks off, the next one finds them by the round.
  await db.deleteFrom('vendorFunMoves').where('roundId', 'in', ids).execute()
  await db.deleteFrom('vendorRounds').where('id', 'in', ids).execute()
  return ids.length
}

/** A balance to which a round or a move still refers stays. */
async function removeBalances(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('vendorFunBalances')
    .where('player', 'in', (eb) =>
      eb
        .selectFrom('vendorFunBalances as old')
        .select('old.player')
        .where('old.begunAt', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('vendorRounds').select('id').whereRef('vendorRounds.player', '=', 'old.player'))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('vendorFunMoves').select('key').whereRef('vendorFunMoves.player', '=', 'old.player'))),
        )
        .orderBy('old.begunAt')
        .limit(BATCH),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
