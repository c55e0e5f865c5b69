import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { cash, clearing, type Currency } from '../ledger/index.ts'
import { lockAccounts, readTails } from '../ledger/chain.ts'

/** Games, each with a bet and a win; every 50th posting is a deposit instead of a win. */
const KIND = `case when i % 50 = 0 then 'DEPOSIT' when i % 2 = 0 then 'GAME_WIN' else 'GAME_BET' end`

/**
 * Gives a member `count` transactions of 1.00, alternately out and in, one a minute, the last one at `until`, in a few
 * statements; the ledger's own rules check each. The member needs a balance of 1.00 at least.
 */
export async function fillLedger(
  db: Kysely<Database>,
  { id: memberId, currency }: { id: number; currency: Currency },
  count: number,
  until: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const other = clearing(`fill-${memberId}`)
    const accounts = await lockAccounts(trx, [cash(memberId), other], currency)
    const [memberAccount, otherAccount] = [accounts.get(cash(memberId).code)!, accounts.get(other.code)!]
    const tails = await readTails(trx, [memberAccount, otherAccount])
    const { seq, balance } = tails.get(memberAccount) ?? { seq: 0, balance: 0n }
    const key = `fill:${memberId}:`
    await sql`
      insert into ledger_transactions (key, payload_hash, kind, member_id, currency, delta, balance_before, balance_after,
        reference, created_at)
      select ${key}::text || i, '', ${sql.raw(KIND)}, ${memberId}::int, ${currency}::text,
        case when i % 2 = 0 then 100 else -100 end,
        ${balance}::bigint - case when i % 2 = 0 then 100 else 0 end,
        ${balance}::bigint - case when i % 2 = 0 then 0 else 100 end,
        'round:fill-' || i, ${until}::timestamptz - (${count}::int - i) * interval '1 minute'
      from generate_series(1, ${count}::int) as i order by i`.execute(trx)
    const entries = (account: number, from: number, start: bigint, sign: number) => sql`
      insert into ledger_entries (transaction_id, account_id, seq, amount, balance_after)
      select t.id, ${account}::int, ${from}::int + i, ${sign}::int * t.delta,
        ${start}::bigint + ${sign}::int * (t.balance_after - ${balance}::bigint)
      from ledger_transactions t cross join lateral (select split_part(t.key, ':', 3)::int as i) n
      where t.member_id = ${memberId}::int and t.key like ${`${key}%`}::text order by i`
    await entries(memberAccount, seq, balance, 1).execute(trx)
    await entries(otherAccount, tails.get(otherAccount)?.seq ?? 0, tails.get(otherAccount)?.balance ?? 0n, -1).execute(
      trx,
    )
  })
  await sql`vacuum analyze ledger_transactions`.execute(db)
  await sql`vacuum analyze ledger_entries`.execute(db)
}
