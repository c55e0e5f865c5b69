import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Files are summed by member (for the quota) and deleted by age. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
create index files_member on files (member_id, size)
--;
create index files_age on files (created_at)
`,
  )
