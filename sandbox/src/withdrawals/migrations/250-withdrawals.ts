import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** Cash-outs and their steps: what happened to each, and when. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
create table withdrawals (
  id integer generated always as identity primary key, member_id integer not null references members (id),
  method text not null, currency text not null, amount bigint not null check (amount > 0),
  status integer not null default 0, attempt_key text not null, payload_hash text not null,
  language text not null default 'en', detail jsonb not null default '{}',
  created_at timestamptz not null, updated_at timestamptz not null,
  unique (member_id, attempt_key)
)
--;
create index withdrawals_of_member on withdrawals (member_id, created_at desc, id desc)
--;
create index withdrawals_by_status on withdrawals (status, created_at)
--;
create table withdrawal_steps (
  withdrawal_id integer not null references withdrawals (id), status integer not null,
  created_at timestamptz not null, primary key (withdrawal_id, status)
)
`,
  )
