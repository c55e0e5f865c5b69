import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A message may be stored as its id and values, so that each reader gets it in their own language. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
alter table news add column message_id text, add column message_values jsonb not null default '{}'
`,
  )
