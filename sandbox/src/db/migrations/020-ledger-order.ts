import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * A posting is dated when it is written, after it has waited for its accounts: `now()` is the start of the database
 * transaction, so postings of one moment were listed in another order than the chain's. The index serves `lastBonus`.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
alter table ledger_transactions alter column created_at set default clock_timestamp()
--;
create index ledger_bonuses on ledger_transactions (member_id, id desc)
  where kind in ('PROMOTION', 'GIFT', 'BENEFITS') and delta <> 0
`,
  )
