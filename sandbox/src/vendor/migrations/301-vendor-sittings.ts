import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** A round remembers the sitting that its next stake is taken from. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table vendor_rounds add column sitting text not null default ''`)
