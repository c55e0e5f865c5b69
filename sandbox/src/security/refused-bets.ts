import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { BATCH, inBatches } from '../db/in-batches.ts'

const KEPT_MS = 2 * 24 * 3600_000

/**
 * Deletes what refused and canceled bets leave after two days, because a member without money can make any number of
 * them: the vendor's refused rounds, and the wallet's marks of canceled bets.
 *
 * Nobody needs either by then. The page that repeats a refused action has a play token of twelve hours. A mark refuses a
 * bet that was sent before its round or move was canceled and arrives afterwards: the vendor records the cancellation,
 * and sends such a bet only from a request that had read the round before that, so within the time of one request.
 * Where a cancellation breaks off, the vendor repeats it, which sets the mark again.
 */
export async function removeRefused(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await inBatches(() => removeRounds(db, before))
  await inBatches(() => removeMarks(db, before))
}

async function removeRounds(db: Kysely<Database>, before: Date): Promise<bigint> {
  const refused = db
    .selectFrom('vendorRounds')
    .select('id')
    .where('status', '=', 'refused')
    .where('updatedAt', '<', before)
    .orderBy('updatedAt')
    .limit(BATCH)
  const { numDeletedRows } = await db.deleteFrom('vendorRounds').where('id', 'in', refused).executeTakeFirst()
  return numDeletedRows
}

async function removeMarks(db: Kysely<Database>, before: Date): Promise<bigint> {
  const old = db
    .selectFrom('canceledBets')
    .select(['memberId', 'key'])
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(BATCH)
  const { numDeletedRows } = await db
    .deleteFrom('canceledBets')
    .where(({ eb, refTuple }) => eb(refTuple('memberId', 'key'), 'in', old.$asTuple('memberId', 'key')))
    .executeTakeFirst()
  return numDeletedRows
}
