import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** A round stores the ids of all its moves, so that a late duplicate is recognised even after other moves. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table vendor_rounds add column actions jsonb not null default '[]'`)
