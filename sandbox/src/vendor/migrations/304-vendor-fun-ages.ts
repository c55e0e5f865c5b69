import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** Play money stores when it was given, and play for fun is deleted by its age; what is there already counts as new. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
alter table vendor_fun_balances add column begun_at timestamptz not null default now()
--;
create index vendor_fun_balances_age on vendor_fun_balances (begun_at)
--;
create index vendor_fun_moves_player on vendor_fun_moves (player)
--;
create index vendor_rounds_fun_age on vendor_rounds (updated_at) where member_id is null
`,
  )
