import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { HOUR_MS, type ReportKind } from './quota.ts'
import './table.ts'

/**
 * Counts a report that this hour has no room for: one row per kind and version holds how many more there were. Without
 * it, versions with two hundred and with ten thousand loads an hour could not be compared.
 */
export async function countOverflow(
  db: Kysely<Database>,
  { remote, version, kind }: ReportKind,
  now: Date,
): Promise<void> {
  const counted = await db
    .updateTable('reports')
    .set((eb) => ({ times: eb('times', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('reports')
        .select((inner) => inner.fn.max('id').as('id'))
        .where('name', '=', OVERFLOW)
        .where('remote', '=', remote)
        .where('version', '=', version)
        .where('kind', '=', kind)
        .where('createdAt', '>', new Date(now.getTime() - HOUR_MS)),
    )
    .executeTakeFirst()
  if (counted.numUpdatedRows > 0n) return
  const row = { kind, remote, version, name: OVERFLOW, value: null, message: '', createdAt: now }
  await db.insertInto('reports').values(row).execute()
}

/** The name of such a row; a real report's name is never empty. */
export const OVERFLOW = ''
