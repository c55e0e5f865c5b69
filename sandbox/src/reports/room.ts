import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import './table.ts'

export const HOUR_MS = 60 * 60 * 1000
/** How many of one kind about one version an hour keeps: anybody may send them, and so many tell enough. */
export const ROOM_OF_ONE = 500
/** And how many altogether: a version is any text. */
export const ROOM_OF_ALL = 10_000

export interface Named {
  readonly remote: string
  readonly version: string
  readonly kind: string
}

const nameOf = ({ remote, version, kind }: Named) => `${kind} ${remote} ${version}`

/**
 * Tells of one report after the other whether the hour until `now` has room for it, and takes that; else whether it is
 * to be counted: as one more of a kind and version that has all of its room.
 */
export async function roomOf(db: Kysely<Database>, now: Date): Promise<(report: Named) => 'kept' | 'counted' | 'lost'> {
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
    if (ofOne >= ROOM_OF_ONE) return 'counted'
    if (all >= ROOM_OF_ALL) return 'lost'
    taken.set(name, ofOne + 1)
    all += 1
    return 'kept'
  }
}
