import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** The operator's tables for deposits, and the tables of the providers beside them. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
create table payment_methods (
  code text primary key, name text not null, enabled integer not null default 1,
  visibility integer not null default 0, sort_index integer not null
)
--;
insert into payment_methods (code, name, visibility, sort_index) values
  ('VISA_MASTERCARD', 'Visa / Mastercard', 0, 10),
  ('VISA_MASTERCARD_1', 'Visa / Mastercard, two steps', 10, 20),
  ('ONLY_PAY', 'OnlyPay', 10, 30),
  ('PIX', 'PIX', 0, 40),
  ('CPAY', 'CPAY', 0, 50),
  ('PINGPONG', 'PingPong', 0, 60),
  ('PAYPAL_POLL', 'visa/mastercard', 0, 70),
  ('STRIPE', 'Stripe card', 0, 80),
  ('PAYP', 'PayP wallet', 0, 90),
  ('CASH', 'Cash App', 0, 100),
  ('CRYPTO', 'Crypto', 0, 110),
  ('CRYPT', 'Crypto coins', 0, 120)
--;
create table deposits (
  id text primary key, member_id integer not null references members (id), method text not null,
  currency text not null, amount bigint not null check (amount > 0), status text not null default 'pending',
  attempt_key text not null, payload_hash text not null, language text not null default 'en',
  detail jsonb not null default '{}', created_at timestamptz not null, updated_at timestamptz not null,
  unique (member_id, attempt_key)
)
--;
create index deposits_of_member on deposits (member_id, created_at desc)
--;
create table payment_events (
  id text primary key, deposit_id text not null, outcome text not null, effect text not null,
  received_at timestamptz not null
)
--;
create table provider_orders (
  ref text primary key, kind text not null, amount text not null, currency text not null,
  state text not null default 'open', return_url text not null, detail jsonb not null default '{}',
  created_at timestamptz not null, updated_at timestamptz not null
)
--;
create table provider_notices (
  id text primary key, ref text not null references provider_orders (ref), outcome text not null,
  detail jsonb not null default '{}', due_at timestamptz not null, attempts integer not null default 0,
  delivered_at timestamptz
)
--;
create index provider_notices_due on provider_notices (due_at) where delivered_at is null
`,
  )
