import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../db/schema.ts'
import { lockAccounts } from '../../ledger/chain.ts'
import { balanceOf, cash } from '../../ledger/index.ts'
import { endSession } from '../../security/sessions.ts'
import { ownClock, preparedContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { postgresFolder, startPostgres } from '../../testing/postgres.ts'
import type { PostgresServer } from '../../testing/postgres.ts'
import { BETTING_MS, GRACE_MS } from '../engines/live/clock.ts'
import { tableMoment } from '../live/tables.ts'
import { testVendor, testGameSession } from '../../testing/vendor.ts'
import type { VendorContext } from './vendor-context.ts'
import { openRound } from './open.ts'
import { stress } from '../../testing/vendor-stress.ts'

const LIVE = 'salon-roulette'
const folder = postgresFolder()

describe.runIf(folder)('rounds on PostgreSQL with concurrent requests', () => {
  let server: PostgresServer
  let db: Kysely<Database>
  let ctx: TestContext

  beforeAll(async () => {
    server = await startPostgres(folder!)
    db = server.open(30)
    ctx = ownClock(await preparedContext(db))
  }, 120_000)

  afterAll(async () => {
    await db.destroy()
    await server.stop()
  })

  it.each([1, 2, 3])(
    'are booked completely, wherever the connection is cut and whatever arrives late (%i)',
    async (seed) => {
      expect.hasAssertions()
      await stress(ownClock(ctx), seed)
    },
    60_000,
  )

  /** Resolves when `count` transactions wait for a lock. */
  const whenWaiting = (count: number) =>
    vi.waitUntil(
      async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::int from pg_locks where not granted`.execute(db)
        return rows[0]!.count === count
      },
      { timeout: 20_000 },
    )

  const now = ({ clock }: TestContext) => tableMoment(LIVE, clock().getTime())

  /**
   * A bet at a live table that waits for a lock within its transaction until the draw is over. Meanwhile the player
   * logs out and sends the bet again, perhaps knowing the result. Returns both answers and what was booked.
   */
  async function betAcrossDraw(isInTime: boolean) {
    const tableContext = ownClock(ctx)
    for (let moment = now(tableContext); moment.phase !== 'betting' || moment.left < 15_000; moment = now(tableContext))
      tableContext.pass(moment.left + 1)
    const { id, token = '' } = await testMember(tableContext, { balance: '100' })
    const gameSession = await testGameSession(tableContext, LIVE, id, token)
    const bet = { actionId: randomUUID(), bet: { bets: [{ spot: '17', amount: 100 }] }, factor: 1 }
    const opened = tableContext.clock()
    // In time: the bet reads the clock before the draw. Otherwise it reads the clock after its wait.
    const first: VendorContext = testVendor(isInTime ? { ...tableContext, clock: () => opened } : tableContext)
    const outcome = (vendor: VendorContext) =>
      openRound(vendor, gameSession, bet).then(
        ({ status }) => status,
        (error: Error) => error.message,
      )
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = db.transaction().execute(async (trx) => {
      await lockAccounts(trx, [cash(id)], 'USD')
      held.resolve()
      await release.promise
    })
    await held.promise
    const answers = [outcome(first)]
    await whenWaiting(1)
    tableContext.pass(BETTING_MS + GRACE_MS)
    const loggedOut = endSession(tableContext, token)
    await whenWaiting(2)
    answers.push(outcome(testVendor(tableContext)))
    await whenWaiting(3)
    release.resolve()
    await Promise.all([holding, loggedOut])
    const booked = db.selectFrom('ledgerTransactions').select('kind').where('memberId', '=', id)
    return {
      answers: await Promise.all(answers),
      booked: (await booked.where('kind', 'in', ['GAME_BET', 'GAME_ROLLBACK']).execute()).map(({ kind }) => kind),
      balance: await balanceOf(db, id),
    }
  }

  it('keep a live bet that was taken in time: it cannot be withdrawn once the result is known', async () => {
    expect(await betAcrossDraw(true)).toEqual({ answers: ['open', 'open'], booked: ['GAME_BET'], balance: 9_900n })
  })

  it('take no live bet that waited until its result may be known', async () => {
    const { answers, ...money } = await betAcrossDraw(false)
    expect(money).toEqual({ booked: [], balance: 10_000n })
    for (const answer of answers) expect(['betsClosed', 'loggedOut']).toContain(answer)
  })
})
