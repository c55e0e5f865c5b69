import type { Generated } from 'kysely'

/** What a page told about a bundle. Nothing in it says whose page it was: no address, no agent, no member. */
interface ReportTable {
  id: Generated<bigint>
  kind: string
  remote: string
  version: string
  /** The metric (LCP, INP, CLS, load …) or the error's name. */
  name: string
  /** Milliseconds, or the metric's own unit. */
  value: number | null
  message: string
  /** How many are told by this row: more than one where an hour had no room for each (beyond.ts). */
  times: Generated<number>
  createdAt: Date
}

declare module '../db/schema.ts' {
  interface Database {
    reports: ReportTable
  }
}
