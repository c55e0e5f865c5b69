import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A claim remembers the key that it came with: asked again, it is the same claim (security 16). */
export const up = (db: Kysely<unknown>) => run(db, `alter table invite_claims add column attempt_key text`)
