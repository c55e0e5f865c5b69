import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** The game vendor's own tables: rounds, play money and the results of live tables. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
create table vendor_rounds (
  id text primary key, player text not null, member_id integer, game_id integer not null,
  game_code text not null, status text not null, live_key text,
  stake bigint not null, payout bigint not null default 0,
  bet jsonb not null, state jsonb, version integer not null default 1,
  action_id text not null, last_action text not null, pending jsonb,
  created_at timestamptz not null, played_at timestamptz not null, updated_at timestamptz not null,
  unique (player, game_id, action_id)
)
--;
create unique index vendor_rounds_one_open on vendor_rounds (player, game_id)
  where live_key is null and status in ('betting', 'open', 'paying', 'rolling')
--;
create index vendor_rounds_unfinished on vendor_rounds (updated_at)
  where status in ('betting', 'open', 'paying', 'rolling')
--;
create index vendor_rounds_live on vendor_rounds (live_key) where live_key is not null
--;
create index vendor_rounds_player on vendor_rounds (player, game_id, created_at desc)
--;
create table vendor_fun_balances (player text primary key, balance bigint not null check (balance >= 0))
--;
create table vendor_fun_moves (
  key text primary key, player text not null references vendor_fun_balances (player),
  round_id text not null, amount bigint not null, created_at timestamptz not null default now()
)
--;
create index vendor_fun_moves_round on vendor_fun_moves (round_id)
--;
create table vendor_live_results (
  table_code text not null, round integer not null, result jsonb not null,
  drawn_at timestamptz not null, primary key (table_code, round)
)
`,
  )
