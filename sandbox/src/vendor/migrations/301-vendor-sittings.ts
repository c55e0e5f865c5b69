import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** A round stores the sitting from which its next stake is taken. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table vendor_rounds add column sitting text not null default ''`)
