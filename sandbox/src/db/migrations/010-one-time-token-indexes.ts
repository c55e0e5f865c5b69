import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** One-time tokens are counted by member and kind (mails an hour) and deleted by their expiry. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
create index one_time_tokens_member on one_time_tokens (member_id, kind, created_at) where member_id is not null
--;
create index one_time_tokens_end on one_time_tokens (expires_at)
`,
  )
