import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { ownClock, testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { BETTING_MS, CLOSED_MS } from '../engines/live/clock.ts'
import { openRound } from '../rounds/open.ts'
import { sweep } from '../rounds/sweep.ts'
import { testDesk, testSeat } from '../testing.ts'
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
  it('gives players of different processes one result, which nobody knows while bets are taken', async () => {
    const desks = [testDesk(ctx, {}, 1), testDesk(ctx, {}, 2)]
    const members = await Promise.all([testMember(ctx, { balance: '10' }), testMember(ctx, { balance: '10' })])
    const seats = await Promise.all(members.map(({ id }) => testSeat(ctx, CODE, id)))
    const round = toBetting()
    const all = Array.from({ length: 37 }, (_, n) => ({ spot: String(n), amount: 10 }))
    for (const [index, desk] of desks.entries()) {
      const seat = seats[index]!
      await openRound(desk, seat, { actionId: randomUUID(), bet: { bets: all }, factor: 1 })
      await openRound(desk, seat, {
        actionId: randomUUID(),
        bet: { bets: [{ spot: 'red', amount: 100 }] },
        factor: 1,
      })
      expect(await tableView(desk, seat)).toMatchObject({ round, phase: 'betting', result: null })
    }
    expect((await tableView(desks[0]!, seats[0]!)).crowd).toEqual({ players: 2, bets: 4 })
    ctx.pass(BETTING_MS)
    await expect(
      openRound(desks[0]!, seats[0]!, { actionId: randomUUID(), bet: { bets: all }, factor: 1 }),
    ).rejects.toThrow('betsClosed')
    ctx.pass(1500)
    const { drawAt } = tableMoment(CODE, ctx.clock().getTime())
    const results = await Promise.all(desks.map((desk) => resultOf(desk, CODE, round, drawAt)))
    expect(results[0]).toBe(results[1])
    ctx.pass(CLOSED_MS)
    await Promise.all(desks.map((desk) => sweep(desk)))
    const balances = await Promise.all(members.map(({ id }) => balanceOf(ctx.db, id)))
    expect(balances[0]).toBe(balances[1])
    expect([1000n - 370n - 100n + 360n, 1000n - 370n - 100n + 360n + 200n]).toContain(balances[0])
    const view = await tableView(desks[1]!, seats[1]!)
    expect(view.mine.every((ticket) => ticket.done)).toBe(true)
    expect(view.history[0]).toEqual({ round, result: results[0] })
  })

  it('takes no bet on a result that a process with a clock ahead of this one has drawn', async () => {
    const member = await testMember(ctx, { balance: '10' })
    const seat = await testSeat(ctx, CODE, member.id)
    const round = toBetting()
    const { left } = tableMoment(CODE, ctx.clock().getTime())
    ctx.pass(left - 2_000)
    const ahead = { ...ownClock(ctx), clock: () => new Date(ctx.clock().getTime() + 4_000) }
    const { result } = await tableView(testDesk(ahead), seat)
    expect(result).not.toBeNull()
    expect(await tableView(testDesk(ctx), seat)).toMatchObject({ round, phase: 'betting' })
    const bet = { bets: [{ spot: String(result), amount: 10 }] }
    await expect(openRound(testDesk(ctx), seat, { actionId: randomUUID(), bet, factor: 1 })).rejects.toThrow(
      'betsClosed',
    )
    expect(await balanceOf(ctx.db, member.id)).toBe(1000n)
  })
})
