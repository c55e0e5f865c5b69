import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** `has_deposited` (migration 016) was false for members who had deposited, but less than the smallest deposit. */
export const up = (db: Kysely<unknown>) =>
  run(db, `alter table members rename column has_deposited to reached_minimum_deposit`)
