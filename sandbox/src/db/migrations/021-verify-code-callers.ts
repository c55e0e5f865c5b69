import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A ticket is only a time, so several callers may have the same one: each has a code of their own for it. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `alter table verify_codes add column caller text not null default ''
     --;
     alter table verify_codes drop constraint verify_codes_pkey
     --;
     alter table verify_codes add primary key (ticket, caller)`,
  )
