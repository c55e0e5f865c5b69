import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * The history's index includes the columns that lists filter and sum by: pages, counts and sums of a member with a
 * hundred thousand transactions are read from the index alone.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
create index ledger_history_all on ledger_transactions (member_id, created_at desc, id desc)
  include (kind, delta) where delta <> 0
--;
drop index ledger_history
`,
  )
