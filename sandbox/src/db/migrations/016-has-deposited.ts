import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * A member remembers that the deposits have come to the site's smallest one: what that is changes. Who has deposited
 * before is taken to have done so.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `alter table members add column has_deposited boolean not null default false
     --;
     update members set has_deposited = true where credited = 1`,
  )
