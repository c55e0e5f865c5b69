import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

export const up = (db: Kysely<unknown>) => run(db, `alter table reports add column times integer not null default 1`)
