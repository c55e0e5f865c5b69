import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** A method's name is what players read: it names no provider that the sandbox only resembles. */
export const up = (db: Kysely<unknown>) =>
  run(db, `update payment_methods set name = 'Bank card' where code = 'STRIPE' and name = 'Stripe card'`)
