import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { OVERFLOW } from './overflow.ts'
import './table.ts'

/** How one version of one bundle does. Times in ms; CLS without a unit. */
export interface VersionHealth {
  remote: string
  version: string
  errors: number
  refused: number
  loads: number
  loadMedian: number | null
  loadP95: number | null
  lcp: number | null
  inp: number | null
  cls: number | null
  last: Date
}

export interface ErrorGroup {
  remote: string
  version: string
  kind: string
  name: string
  message: string
  times: number
  last: Date
}

const count = (kind: string) => sql<number>`coalesce(sum(times) filter (where kind = ${kind}), 0)::int`
/** The percentile `part` (0 to 1) of the reported values. */
const percentile = (part: number, kind: string, name?: string) =>
  name === undefined
    ? sql<number | null>`percentile_cont(${sql.lit(part)}) within group (order by value) filter (where kind = ${kind})`
    : sql<number | null>`percentile_cont(${sql.lit(part)}) within group (order by value)
        filter (where kind = ${kind} and name = ${name})`

/** Every bundle's versions with reports since then, the latest reported first. */
export function healthSince(db: Kysely<Database>, since: Date): Promise<VersionHealth[]> {
  return db
    .selectFrom('reports')
    .select([
      'remote',
      'version',
      count('error').as('errors'),
      count('refused').as('refused'),
      count('load').as('loads'),
      percentile(0.5, 'load').as('loadMedian'),
      percentile(0.95, 'load').as('loadP95'),
      percentile(0.75, 'vital', 'LCP').as('lcp'),
      percentile(0.75, 'vital', 'INP').as('inp'),
      percentile(0.75, 'vital', 'CLS').as('cls'),
      sql<Date>`max(created_at)`.as('last'),
    ])
    .where('createdAt', '>=', since)
    .groupBy(['remote', 'version'])
    .orderBy('remote')
    .orderBy('last', 'desc')
    .execute()
}

/** What went wrong since then: equal messages once, the latest first. */
export function errorGroupsSince(db: Kysely<Database>, since: Date): Promise<ErrorGroup[]> {
  return db
    .selectFrom('reports')
    .select(['remote', 'version', 'kind', 'name', 'message'])
    .select([sql<number>`sum(times)::int`.as('times'), sql<Date>`max(created_at)`.as('last')])
    .where('createdAt', '>=', since)
    .where('kind', 'in', ['error', 'refused'])
    .where('name', '!=', OVERFLOW)
    .groupBy(['remote', 'version', 'kind', 'name', 'message'])
    .orderBy('last', 'desc')
    .limit(100)
    .execute()
}
