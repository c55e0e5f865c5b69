import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** Players read a method's name, so it must not name a real provider that the sandbox only imitates. */
export const up = (db: Kysely<unknown>) =>
  run(db, `update payment_methods set name = 'Bank card' where code = 'STRIPE' and name = 'Stripe card'`)
