import type { Generated } from 'kysely'

/** A page's report about a bundle. Nothing in it identifies the player: no address, no user agent, no member. */
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
  /** How many reports this row counts: more than one if the hour had no room for each (overflow.ts). */
  times: Generated<number>
  createdAt: Date
}

declare module '../db/schema.ts' {
  interface Database {
    reports: ReportTable
  }
}
