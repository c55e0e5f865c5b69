import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A claim stores its idempotency key: a request with the same key is the same claim (security 16). */
export const up = (db: Kysely<unknown>) => run(db, `alter table invite_claims add column attempt_key text`)
