import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Bets, and whole rounds, that the vendor has canceled: a bet that arrives late is refused. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
create table canceled_bets (
  member_id integer not null references members (id), key text not null,
  created_at timestamptz not null, primary key (member_id, key)
)
`,
  )
