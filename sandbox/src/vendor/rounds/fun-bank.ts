import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { InsufficientFunds } from '../../ledger/index.ts'
import type { Bank } from './bank.ts'

/** Play money that a visitor starts with, and gets again when it has run out: 1,000.00. */
const FUN_START = 100_000n
const FUN_POOR = 1_000n

/** Play money of one sitting, kept by the same rules as real money: idempotent, never below zero. */
export function funBank(db: Kysely<Database>, player: string): Bank {
  const post = (key: string, roundId: string, amount: bigint): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const account = await trx
        .selectFrom('vendorFunBalances')
        .select('balance')
        .where('player', '=', player)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const known = await trx
        .selectFrom('vendorFunMoves')
        .select('key')
        .where('key', '=', key)
        .executeTakeFirst()
      if (known) return
      const balance = account.balance + amount
      if (balance < 0n) throw new InsufficientFunds()
      await trx.insertInto('vendorFunMoves').values({ key, player, roundId, amount }).execute()
      await trx.updateTable('vendorFunBalances').set({ balance }).where('player', '=', player).execute()
    })
  return {
    async balance() {
      const row = await db
        .selectFrom('vendorFunBalances')
        .select('balance')
        .where('player', '=', player)
        .executeTakeFirst()
      return row?.balance ?? 0n
    },
    bet: (roundId, step, amount) => post(`${roundId}:${step}`, roundId, -amount),
    win: (roundId, amount) => post(`${roundId}:win`, roundId, amount),
    async rollback(roundId) {
      const { total } = await db
        .selectFrom('vendorFunMoves')
        .select(sql<string>`coalesce(sum(amount), 0)::text`.as('total'))
        .where('roundId', '=', roundId)
        .where('key', 'not like', '%:rollback')
        .executeTakeFirstOrThrow()
      if (BigInt(total) < 0n) await post(`${roundId}:rollback`, roundId, -BigInt(total))
    },
  }
}

/** Opens the play money of a sitting, or fills it up when next to nothing is left. */
export async function fillFunBank(db: Kysely<Database>, player: string): Promise<void> {
  await db
    .insertInto('vendorFunBalances')
    .values({ player, balance: FUN_START })
    .onConflict((conflict) =>
      conflict
        .column('player')
        .doUpdateSet({ balance: FUN_START })
        .where('vendorFunBalances.balance', '<', FUN_POOR),
    )
    .execute()
}
