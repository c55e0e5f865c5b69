import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * Stores that a member's deposits have reached the site's smallest deposit, because that amount changes later.
 * Everybody with a deposit before this migration is taken to have reached it.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `alter table members add column has_deposited boolean not null default false
     --;
     update members set has_deposited = true where credited = 1`,
  )
