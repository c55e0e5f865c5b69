import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Tries at a password are counted for each caller, and for all together (empty), as those that were counted before. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `alter table login_attempts add column caller text not null default ''
     --;
     alter table login_attempts drop constraint login_attempts_pkey
     --;
     alter table login_attempts add primary key (subject, caller)`,
  )
