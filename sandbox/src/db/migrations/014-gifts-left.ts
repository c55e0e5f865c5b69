import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** The part of a member's cash that is a gift: it can be played with, not withdrawn. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table members add column gifts_left bigint not null default 0 check (gifts_left >= 0)`)
