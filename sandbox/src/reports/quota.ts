import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import './table.ts'

export const HOUR_MS = 60 * 60 * 1000
/** How many reports of one kind and version are stored in an hour: anybody may send them, and this many are enough. */
export const QUOTA_PER_KIND = 500
/** How many are stored in an hour altogether: a version is any text, so their number is not limited. */
export const QUOTA_IN_TOTAL = 10_000

/** What the quota of an hour is counted by. */
export interface ReportKind {
  readonly remote: string
  readonly version: string
  readonly kind: string
}

const keyOf = ({ remote, version, kind }: ReportKind) => `${kind} ${remote} ${version}`

/**
 * Returns a function that decides what to do with each report: 'store' it while the hour until `now` has room (which
 * it takes), only 'count' it once its kind and version have used up theirs, 'drop' it once the room of all is used up.
 */
export async function createQuota(
  db: Kysely<Database>,
  now: Date,
): Promise<(report: ReportKind) => 'store' | 'count' | 'drop'> {
  const stored = await db
    .selectFrom('reports')
    .select((eb) => ['remote', 'version', 'kind', eb.fn.countAll<string>().as('rows')])
    .where('createdAt', '>', new Date(now.getTime() - HOUR_MS))
    .groupBy(['remote', 'version', 'kind'])
    .execute()
  const taken = new Map(stored.map((row) => [keyOf(row), Number(row.rows)]))
  let all = [...taken.values()].reduce((sum, rows) => sum + rows, 0)
  return (report) => {
    const key = keyOf(report)
    const ofOne = taken.get(key) ?? 0
    if (ofOne >= QUOTA_PER_KIND) return 'count'
    if (all >= QUOTA_IN_TOTAL) return 'drop'
    taken.set(key, ofOne + 1)
    all += 1
    return 'store'
  }
}
