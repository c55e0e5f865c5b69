import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** The contents of providers' reports, and refused reports: what the operator looks up when a player asks. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
alter table payment_events
  add column detail jsonb not null default '{}',
  add column reason text not null default '',
  add column times integer not null default 1
--;
create index payment_events_of_deposit on payment_events (deposit_id, received_at)
--;
create index payment_events_refused on payment_events (deposit_id) where effect = 'refused'
--;
create index deposits_by_time on deposits (created_at desc, id)
`,
  )
