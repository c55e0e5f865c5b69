import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * What no code can get around: rows of the ledger are never changed, each entry continues its account's
 * chain, a member's account is never below zero, a transaction's entries sum to zero when it commits.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name
    using errcode = 'restrict_violation';
end $$
--;
create trigger fixed before update or delete on ledger_entries
  for each row execute function ledger_refuse_change()
--;
create trigger fixed_all before truncate on ledger_entries
  for each statement execute function ledger_refuse_change()
--;
create trigger fixed before update or delete on ledger_transactions
  for each row execute function ledger_refuse_change()
--;
create trigger fixed_all before truncate on ledger_transactions
  for each statement execute function ledger_refuse_change()
--;
create trigger fixed before update or delete on ledger_accounts
  for each row execute function ledger_refuse_change()
--;
create function ledger_check_entry() returns trigger language plpgsql as $$
declare
  account ledger_accounts;
  made ledger_transactions;
  last_seq integer;
  last_balance bigint;
begin
  select * into account from ledger_accounts where id = new.account_id;
  select * into made from ledger_transactions where id = new.transaction_id;
  select seq, balance_after into last_seq, last_balance from ledger_entries
    where account_id = new.account_id order by seq desc limit 1;
  if new.seq <> coalesce(last_seq, 0) + 1 or new.balance_after <> coalesce(last_balance, 0) + new.amount then
    raise exception 'entry does not continue the chain of account %', account.code;
  end if;
  if new.balance_after < 0 and not account.may_go_negative then
    raise exception 'account % would go below zero', account.code;
  end if;
  if made.currency <> account.currency then
    raise exception 'transaction in % touches an account in %', made.currency, account.currency;
  end if;
  if made.made_in <> pg_current_xact_id() then
    raise exception 'transaction % is closed', made.id;
  end if;
  return new;
end $$
--;
create trigger chain before insert on ledger_entries
  for each row execute function ledger_check_entry()
--;
create function ledger_check_sum() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 1) from ledger_entries where transaction_id = new.id) <> 0 then
    raise exception 'entries of transaction % do not sum to zero', new.id;
  end if;
  return null;
end $$
--;
create constraint trigger balanced after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_check_sum()
`,
  )
