import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * Password attempts are counted for each caller, and for all callers together (caller empty), as those counted before.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `alter table login_attempts add column caller text not null default ''
     --;
     alter table login_attempts drop constraint login_attempts_pkey
     --;
     alter table login_attempts add primary key (subject, caller)`,
  )
