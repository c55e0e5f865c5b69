import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import './table.ts'

export const HOUR_MS = 60 * 60 * 1000
/** How many reports of one kind and version are kept in an hour: anybody may send them, and this many tell enough. */
export const QUOTA_PER_KIND = 500
/** How many are kept in an hour altogether: a version is any text, so their number is not limited. */
export const QUOTA_IN_TOTAL = 10_000

export interface Named {
  readonly remote: string
  readonly version: string
  readonly kind: string
}

const nameOf = ({ remote, version, kind }: Named) => `${kind} ${remote} ${version}`

/**
 * Returns a function that places reports one by one: 'kept' where the hour until `now` has room (which it takes),
 * 'counted' where its kind and version have used up theirs, 'lost' where the room of all is used up.
 */
export async function quotaOf(
  db: Kysely<Database>,
  now: Date,
): Promise<(report: Named) => 'kept' | 'counted' | 'lost'> {
  const kept = await db
    .selectFrom('reports')
    .select((eb) => ['remote', 'version', 'kind', eb.fn.countAll<string>().as('rows')])
    .where('createdAt', '>', new Date(now.getTime() - HOUR_MS))
    .groupBy(['remote', 'version', 'kind'])
    .execute()
  const taken = new Map(kept.map((row) => [nameOf(row), Number(row.rows)]))
  let all = [...taken.values()].reduce((sum, rows) => sum + rows, 0)
  return (report) => {
    const name = nameOf(report)
    const ofOne = taken.get(name) ?? 0
    if (ofOne >= QUOTA_PER_KIND) return 'counted'
    if (all >= QUOTA_IN_TOTAL) return 'lost'
    taken.set(name, ofOne + 1)
    all += 1
    return 'kept'
  }
}
