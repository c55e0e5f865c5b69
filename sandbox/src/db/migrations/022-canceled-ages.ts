import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** The marks of canceled bets are deleted by their age. */
export const up = (db: Kysely<unknown>) => run(db, `create index canceled_bets_age on canceled_bets (created_at)`)
