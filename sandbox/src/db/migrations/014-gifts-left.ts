import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What of a member's cash is a gift, which is played with and not withdrawn. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table members add column gifts_left bigint not null default 0 check (gifts_left >= 0)`)
