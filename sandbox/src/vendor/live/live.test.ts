import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { ownClock, testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { BETTING_MS, CLOSED_MS } from '../engines/live/clock.ts'
import { openRound } from '../rounds/open.ts'
import { sweep } from '../rounds/sweep.ts'
import { testVendor, testGameSession } from '../../testing/vendor.ts'
import { resultOf } from './results.ts'
import { tableMoment } from './tables.ts'
import { tableView } from './view.ts'

/** A table that no other test uses, because the database is shared. */
const CODE = 'riverboat-roulette'
let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

/** Moves the clock to the start of the table's next round. */
function toBetting(): number {
  let moment = tableMoment(CODE, ctx.clock().getTime())
  while (moment.phase !== 'betting' || moment.left < BETTING_MS - 3000) {
    ctx.pass(moment.left + 1)
    moment = tableMoment(CODE, ctx.clock().getTime())
  }
  return moment.round
}

describe('a live table', () => {
  it('gives players of different processes one result, unknown while bets are taken', async () => {
    const vendors = [testVendor(ctx, {}, 1), testVendor(ctx, {}, 2)]
    const members = await Promise.all([testMember(ctx, { balance: '10' }), testMember(ctx, { balance: '10' })])
    const gameSessions = await Promise.all(members.map(({ id }) => testGameSession(ctx, CODE, id)))
    const round = toBetting()
    const all = Array.from({ length: 37 }, (_, n) => ({ spot: String(n), amount: 10 }))
    for (const [index, vendor] of vendors.entries()) {
      const gameSession = gameSessions[index]!
      await openRound(vendor, gameSession, { actionId: randomUUID(), bet: { bets: all }, factor: 1 })
      await openRound(vendor, gameSession, {
        actionId: randomUUID(),
        bet: { bets: [{ spot: 'red', amount: 100 }] },
        factor: 1,
      })
      expect(await tableView(vendor, gameSession)).toMatchObject({ round, phase: 'betting', result: null })
    }
    expect((await tableView(vendors[0]!, gameSessions[0]!)).crowd).toEqual({ players: 2, bets: 4 })
    ctx.pass(BETTING_MS)
    await expect(
      openRound(vendors[0]!, gameSessions[0]!, { actionId: randomUUID(), bet: { bets: all }, factor: 1 }),
    ).rejects.toThrow('betsClosed')
    ctx.pass(1500)
    const { drawAt } = tableMoment(CODE, ctx.clock().getTime())
    const results = await Promise.all(vendors.map((vendor) => resultOf(vendor, CODE, round, drawAt)))
    expect(results[0]).toBe(results[1])
    ctx.pass(CLOSED_MS)
    await Promise.all(vendors.map((vendor) => sweep(vendor)))
    const balances = await Promise.all(members.map(({ id }) => balanceOf(ctx.db, id)))
    expect(balances[0]).toBe(balances[1])
    expect([1000n - 370n - 100n + 360n, 1000n - 370n - 100n + 360n + 200n]).toContain(balances[0])
    const view = await tableView(vendors[1]!, gameSessions[1]!)
    expect(view.mine.every((ticket) => ticket.done)).toBe(true)
    expect(view.history[0]).toEqual({ round, result: results[0] })
  })

  it('takes no bet on a result that another process with a faster clock has drawn', async () => {
    const member = await testMember(ctx, { balance: '10' })
    const gameSession = await testGameSession(ctx, CODE, member.id)
    const round = toBetting()
    const { left } = tableMoment(CODE, ctx.clock().getTime())
    ctx.pass(left - 2_000)
    const ahead = { ...ownClock(ctx), clock: () => new Date(ctx.clock().getTime() + 4_000) }
    const { result } = await tableView(testVendor(ahead), gameSession)
    expect(result).not.toBeNull()
    expect(await tableView(testVendor(ctx), gameSession)).toMatchObject({ round, phase: 'betting' })
    const bet = { bets: [{ spot: String(result), amount: 10 }] }
    await expect(openRound(testVendor(ctx), gameSession, { actionId: randomUUID(), bet, factor: 1 })).rejects.toThrow(
      'betsClosed',
    )
    expect(await balanceOf(ctx.db, member.id)).toBe(1000n)
  })
})
