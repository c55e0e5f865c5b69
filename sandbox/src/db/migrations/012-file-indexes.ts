import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Files are added up by their member (the room that is left) and removed by their age. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
create index files_member on files (member_id, size)
--;
create index files_age on files (created_at)
`,
  )
