import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { preparedContext, testContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { postgresFolder, startPostgres, type PostgresServer } from '../testing/postgres.ts'
import { testGameSession } from '../testing/vendor.ts'
import { createWallet } from '../wallet/wallet.ts'
import { transactionPage } from './history.ts'
import { cash, clearing, post, type Posting } from './index.ts'

const deposit = (memberId: number, amount: bigint): Posting => ({
  key: `deposit:${memberId}:${amount}`,
  kind: 'DEPOSIT',
  memberId,
  currency: 'USD',
  legs: [
    { account: clearing('test'), amount: -amount },
    { account: cash(memberId), amount },
  ],
})

/** The balances in a filtered list of the member's transactions, from the oldest on. */
async function balancesOf(db: Kysely<Database>, id: number): Promise<string[]> {
  const member = { id, currency: 'USD' as const }
  const { rows } = await transactionPage(db, member, { kinds: ['DEPOSIT', 'GAME_BET'] }, { limit: 20, offset: 0 })
  return rows.map(({ balanceAfter }) => balanceAfter).toReversed()
}

it('a filtered list is in the order of the balances when the clock of the wallet is behind', async () => {
  const ctx = await testContext()
  const { id } = await testMember(ctx)
  const { id: gameSessionId, gameId } = await testGameSession(ctx, 'european-roulette', id)
  await post(ctx.db, deposit(id, 500n))
  const wallet = createWallet({ ...ctx, clock: () => new Date(Date.now() - 60_000) })
  await wallet.bet({ memberId: id, gameId, roundId: `h${id}`, amount: 100n, key: `h${id}:bet`, gameSessionId })
  await post(ctx.db, deposit(id, 300n))
  expect(await balancesOf(ctx.db, id)).toEqual(['5.00', '4.00', '7.00'])
})

const folder = postgresFolder()

describe.runIf(folder)('a filtered list on PostgreSQL', () => {
  let server: PostgresServer
  let ctx: Context

  beforeAll(async () => {
    server = await startPostgres(folder!)
    ctx = await preparedContext(server.open(5))
  }, 120_000)
  afterAll(async () => {
    await ctx.db.destroy()
    await server.stop()
  })

  it('is in the order of the balances when the transaction that began first posts last', async () => {
    const { db } = ctx
    const { id } = await testMember(ctx)
    const slow = await db.startTransaction().execute()
    await sql`select 1`.execute(slow)
    await post(db, deposit(id, 100n))
    await post(slow, deposit(id, 200n))
    await slow.commit().execute()
    expect(await balancesOf(db, id)).toEqual(['1.00', '3.00'])
  })
})
