import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** A provider remembers that the operator has refused a report, so that it no longer holds back the later ones. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table provider_notices add column refused boolean not null default false`)
