import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** Why the operator took a step, in the words that the member reads. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table withdrawal_steps add column reason text not null default ''`)
