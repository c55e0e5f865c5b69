import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** Rounds whose bet was refused are deleted by their age. */
export const up = (db: Kysely<unknown>) =>
  run(db, `create index vendor_rounds_refused_age on vendor_rounds (updated_at) where status = 'refused'`)
