import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../../errors.ts'
import { InsufficientFunds } from '../../ledger/index.ts'
import type { Bank } from './bank.ts'

/** Play money that a visitor starts with, and gets again when it has (nearly) run out: 1,000.00. */
const FUN_START = 100_000n
const FUN_POOR = 1_000n

/** Play money of one game session, by the same rules as real money: idempotent, never below zero. */
export function funBank({ db, clock }: Pick<Context, 'db' | 'clock'>, player: string): Bank {
  /** Books one amount of a round, or none if its key was booked before; `amountOf` gets what the round has booked. */
  const post = (roundId: string, name: string, amountOf: (moved: Map<string, bigint>) => bigint): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const before = await lockBalance(trx, player)
      const moved = await movesOf(trx, roundId)
      const key = keyOf(roundId, name)
      const amount = amountOf(moved)
      if (moved.has(key)) return
      const balance = before + amount
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
    bet: (roundId, step, amount, until) =>
      post(roundId, step, (moved) => {
        if (moved.has(keyOf(roundId, `${step}:cancel`))) throw new Refusal('game.roundUnknown')
        if (moved.has(keyOf(roundId, step))) return 0n
        if (moved.has(keyOf(roundId, 'rollback'))) throw new Refusal('game.roundUnknown')
        if (until && clock() >= until) throw new Refusal('game.betsClosed')
        return -amount
      }),
    win: (roundId, amount) => post(roundId, 'win', () => amount),
    // A rollback with nothing to give back is booked as well, so that a late bet of the round is refused.
    rollback: (roundId) =>
      post(roundId, 'rollback', (moved) => {
        const total = [...moved.values()].reduce((sum, amount) => sum + amount, 0n)
        return total < 0n ? -total : 0n
      }),
    cancel: (roundId, step) =>
      post(roundId, `${step}:cancel`, (moved) =>
        moved.has(keyOf(roundId, 'rollback')) ? 0n : -(moved.get(keyOf(roundId, step)) ?? 0n),
      ),
  }
}

const keyOf = (roundId: string, name: string) => `${roundId}:${name}`

async function lockBalance(trx: Transaction<Database>, player: string): Promise<bigint> {
  const query = trx.selectFrom('vendorFunBalances').select('balance').where('player', '=', player).forUpdate()
  return (await query.executeTakeFirstOrThrow()).balance
}

async function movesOf(trx: Transaction<Database>, roundId: string): Promise<Map<string, bigint>> {
  const query = trx.selectFrom('vendorFunMoves').select(['key', 'amount']).where('roundId', '=', roundId)
  return new Map((await query.execute()).map(({ key, amount }) => [key, amount]))
}

/** Gives a game session its play money, or refills it when next to nothing is left. */
export async function fillFunBank({ db, clock }: Pick<Context, 'db' | 'clock'>, player: string): Promise<void> {
  await db
    .insertInto('vendorFunBalances')
    .values({ player, balance: FUN_START, begunAt: clock() })
    .onConflict((conflict) =>
      conflict.column('player').doUpdateSet({ balance: FUN_START }).where('vendorFunBalances.balance', '<', FUN_POOR),
    )
    .execute()
}
