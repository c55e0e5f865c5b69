import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** The operator's reason for a step, as the member reads it. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table withdrawal_steps add column reason text not null default ''`)
