import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** What a provider sends is called a report everywhere else. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
alter table provider_notices rename to provider_reports
--;
alter index provider_notices_due rename to provider_reports_due
`,
  )
