import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** A round remembers all its moves: one that comes late is known again, also after others. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table vendor_rounds add column actions jsonb not null default '[]'`)
