import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/schema.ts'
import { accountBalance, balanceOf, hold } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { BITCOIN_ADDRESS } from '../testing/cashouts.ts'
import { preparedContext } from '../testing/context.ts'
import type { Context } from '../context.ts'
import { testFile } from '../testing/files.ts'
import { testMember } from '../testing/members.ts'
import { createWallet } from '../wallet/wallet.ts'
import { testGameSession } from '../testing/vendor.ts'
import { postgresFolder, startPostgres, type PostgresServer } from '../testing/postgres.ts'
import { STATUS } from './tables.ts'

const CONNECTIONS = 50
const folder = postgresFolder()

describe.runIf(folder)(`cash-outs on PostgreSQL with ${CONNECTIONS} connections`, () => {
  let server: PostgresServer
  let db: Kysely<Database>
  let ctx: Context
  let api: TestApi

  beforeAll(async () => {
    server = await startPostgres(folder!)
    db = server.open(CONNECTIONS)
    ctx = await preparedContext(db)
    api = await testApi(ctx)
  }, 120_000)

  afterAll(async () => {
    await db.destroy()
    await server.stop()
  })

  async function memberWith(balance: string) {
    const member = await testMember(ctx, { balance })
    const id = await testFile({ db, clock: () => new Date() }, member.id)
    const body = { paymentMethod: 'BTC', accountNumber: BITCOIN_ADDRESS, idcardProofId: id, paymentProofId: id }
    const requestCashout = (amount: string, key: string = randomUUID()) =>
      api.app.inject({
        method: 'POST',
        url: '/sys/withdraw/apply',
        payload: { ...body, amount },
        headers: { host: 'localhost:4010', 'idempotency-key': key, ...as(member) },
      })
    return { member, requestCashout }
  }

  it('are accepted as far as the balance allows, and each of 1,000 requests gets a response', async () => {
    const { member, requestCashout } = await memberWith('2450.00')
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => requestCashout('200')))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(answers.filter((answer) => answer.json<{ error: number }>().error === 0)).toHaveLength(12)
    expect(await balanceOf(db, member.id)).toBe(5_000n)
    expect(await accountBalance(db, hold(member.id), 'USD')).toBe(240_000n)
    const rows = await db.selectFrom('withdrawals').select('id').where('memberId', '=', member.id).execute()
    expect(rows).toHaveLength(12)
  }, 180_000)

  it('are created once per key, and returned once when two tabs cancel during other requests', async () => {
    const { member, requestCashout } = await memberWith('400.00')
    const key = randomUUID()
    const made = await Promise.all(Array.from({ length: 40 }, () => requestCashout('200', key)))
    const ids = new Set(made.map((answer) => answer.json<{ data: { id: number } }>().data.id))
    expect(ids.size).toBe(1)
    const [id] = ids
    const cancel = () => api.post('/sys/withdraw/cancel', { id }, as(member))
    const [first, second] = await Promise.all([cancel(), cancel(), requestCashout('200'), requestCashout('200')])
    expect([first, second]).toMatchObject([
      { error: 0, data: { id, status: STATUS.canceled } },
      { error: 0, data: { id, status: STATUS.canceled } },
    ])
    const back = await db
      .selectFrom('ledgerTransactions')
      .select('id')
      .where('key', '=', `withdraw:${id}:back`)
      .execute()
    expect(back).toHaveLength(1)
    const held = await accountBalance(db, hold(member.id), 'USD')
    expect((await balanceOf(db, member.id)) + held).toBe(40_000n)
    expect(await balanceOf(db, member.id)).toBeGreaterThanOrEqual(0n)
  }, 60_000)

  it('move on while their member plays, without a deadlock', async () => {
    const { member, requestCashout } = await memberWith('5000.00')
    const made = await Promise.all(Array.from({ length: 20 }, () => requestCashout('200')))
    const ids = made.map((answer) => answer.json<{ data: { id: number } }>().data.id)
    const { id: gameId } = await db.selectFrom('games').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    const wallet = createWallet(ctx)
    const { id: gameSessionId } = await testGameSession(ctx, 'golden-orchard', member.id)
    const bets = Array.from({ length: 60 }, (_, index) =>
      wallet.bet({
        memberId: member.id,
        gameSessionId,
        gameId,
        roundId: `play-${index}`,
        key: `${member.id}-${index}`,
        amount: 100n,
      }),
    )
    const cancels = ids.map((id) => api.post('/sys/withdraw/cancel', { id }, as(member)))
    await Promise.all(bets)
    expect((await Promise.all(cancels)).every(({ error }) => error === 0)).toBe(true)
    expect(await balanceOf(db, member.id)).toBe(494_000n)
    expect(await accountBalance(db, hold(member.id), 'USD')).toBe(0n)
  }, 60_000)
})
