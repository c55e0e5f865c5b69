import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { PROOFS } from '../withdrawals/proofs.ts'

const DAY_MS = 24 * 3600_000

/** Removes files that no document of their member names, a day after they were uploaded or last named. */
export async function removeUnused(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('files')
    .where('createdAt', '<', new Date(now.getTime() - DAY_MS))
    .where(({ not, exists, selectFrom, or }) =>
      not(
        exists(
          selectFrom('members')
            .select('members.id')
            .whereRef('members.id', '=', 'files.memberId')
            .where(or(PROOFS.map(([proof]) => sql<boolean>`strpos(${sql.ref(`members.${proof}`)}, files.id) > 0`))),
        ),
      ),
    )
    .execute()
}
