import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { choose } from '../providers/choices.ts'
import { deliverDue } from '../providers/outgoing-reports.ts'
import { findOrder } from '../providers/orders.ts'
import { coinOrder } from '../testing/coin-orders.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { sendTo } from '../testing/reports.ts'
import { receivedCoins, seenInTime } from './received-coins.ts'
import type { Deposit } from './tables.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const setRate = (exchangeRate: string) =>
  ctx.db.updateTable('currencies').set({ exchangeRate }).where('code', '=', 'BTC').execute()

describe('a coin order', () => {
  it('takes no coins in time once its provider has ended it, even before its expiry (D38)', async () => {
    const { member, data, reportCoins } = await coinOrder(ctx)
    expect(await reportCoins('a', { outcome: 'seen', coinReceived: '0', expired: 1 })).toBe('noted')
    expect(await reportCoins('b', { outcome: 'seen', coinReceived: data.coinNum, confirmations: 0 })).toBe('noted')
    await setRate('0.00002')
    try {
      expect(await reportCoins('c', { outcome: 'paid', coinReceived: data.coinNum, confirmations: 3 })).toBe('credited')
    } finally {
      await setRate('0.00001')
    }
    expect(await balanceOf(ctx.db, member.id)).toBe(50_000n)
  })

  it('takes coins in time before its expiry, exclusively', () => {
    const ends = '2026-03-01T12:00:00.000Z'
    const order = { amount: 100_000n, currency: 'USD', detail: { coinAmount: '0.01', expiresAt: ends } } as Deposit
    const seen = (at: string) =>
      seenInTime(order, { id: 'a', ref: 'D1', outcome: 'seen', coinReceived: '0.004' }, new Date(at))
    expect(seen('2026-03-01T11:59:59.999Z')).toEqual({ inTime: '0.004' })
    expect(seen(ends)).toEqual({})
  })

  it('counts the coins of a `paid` report, even if fewer than were seen before', () => {
    const before = { coinReceived: '0.01', confirmations: 1 }
    const told = { coinReceived: '0.004', confirmations: 3 }
    expect(receivedCoins(before, { id: 'a', ref: 'D1', outcome: 'seen', ...told })).toEqual({})
    expect(receivedCoins(before, { id: 'a', ref: 'D1', outcome: 'paid', ...told })).toEqual(told)
  })
})

describe('coins with a reported time of sighting', () => {
  const MINUTE = 60_000
  /** The rate at which coins that came too late are worth half. */
  const atHalf = async (run: () => Promise<unknown>) => {
    await setRate('0.00002')
    try {
      await run()
    } finally {
      await setRate('0.00001')
    }
  }
  const IN_TIME = 100_000n
  const TOO_LATE = 50_000n

  it.each([
    ['in time', 29, IN_TIME],
    ['when the time was over', 30, TOO_LATE],
    ['later', 31, TOO_LATE],
  ])('count by that time although the report arrives after the end: %s (D38)', async (_, minutes, worth) => {
    const { orderContext, member, data, reportCoins } = await coinOrder(ctx)
    const seenAt = new Date(orderContext.clock().getTime() + minutes * MINUTE).toISOString()
    orderContext.pass(33 * MINUTE)
    await atHalf(async () => {
      expect(await reportCoins('a', { outcome: 'paid', coinReceived: data.coinNum, seenAt })).toBe('credited')
    })
    expect(await balanceOf(ctx.db, member.id)).toBe(worth)
  })

  it('count by their arrival if that is earlier: a fast clock does not make them late', async () => {
    const { orderContext, member, data, reportCoins } = await coinOrder(ctx)
    const seenAt = new Date(orderContext.clock().getTime() + 60 * MINUTE).toISOString()
    await atHalf(async () => {
      expect(await reportCoins('a', { outcome: 'paid', coinReceived: data.coinNum, seenAt })).toBe('credited')
    })
    expect(await balanceOf(ctx.db, member.id)).toBe(IN_TIME)
  })

  it.each([
    ['before: in time', 9, IN_TIME],
    ['at that moment: too late', 10, TOO_LATE],
    ['after: too late, though the report of the end had not arrived by then', 11, TOO_LATE],
  ])('count by the provider’s end of the address, seen %s', async (_, minutes, worth) => {
    const { orderContext, member, data, reportCoins } = await coinOrder(ctx)
    const start = orderContext.clock().getTime()
    const after = (passed: number) => new Date(start + passed * MINUTE).toISOString()
    orderContext.pass(15 * MINUTE)
    expect(await reportCoins('e', { outcome: 'seen', expired: 1, seenAt: after(10) })).toBe('noted')
    await atHalf(async () => {
      const paid = { outcome: 'paid', coinReceived: data.coinNum, seenAt: after(minutes) }
      expect(await reportCoins('p', paid)).toBe('credited')
    })
    expect(await balanceOf(ctx.db, member.id)).toBe(worth)
  })

  it('are late after the end shown to the player, even if the provider ends the address later', async () => {
    const { orderContext, member, data, reportCoins } = await coinOrder(ctx)
    const start = orderContext.clock().getTime()
    orderContext.pass(45 * MINUTE)
    expect(await reportCoins('e', { outcome: 'seen', expired: 1 })).toBe('noted')
    await atHalf(async () => {
      const seenAt = new Date(start + 40 * MINUTE).toISOString()
      expect(await reportCoins('p', { outcome: 'paid', coinReceived: data.coinNum, seenAt })).toBe('credited')
    })
    expect(await balanceOf(ctx.db, member.id)).toBe(TOO_LATE)
  })

  it.each(['yesterday', '2026-13-01T12:00:00Z', '2026-03-01T12:00:00+01', 1_772_366_400_000])(
    'refuse a report with an invalid time: %s',
    async (seenAt) => {
      const { data, reportCoins } = await coinOrder(ctx)
      expect(await reportCoins('a', { outcome: 'paid', coinReceived: data.coinNum, seenAt })).toBe('400')
    },
  )

  it.each([
    ['sent in time', ['exact'], IN_TIME],
    ['sent in time, of which the provider says nothing until it is asked', ['coinSilent', 'report'], IN_TIME],
    ['sent too late', ['late'], TOO_LATE],
  ] as const)('keep their value while the operator cannot be reached: %s', async (_, choices, worth) => {
    const { orderContext, server, member, ref } = await coinOrder(ctx)
    orderContext.pass(29 * MINUTE)
    for (const choice of choices) {
      expect(await choose(orderContext, (await findOrder(ctx, ref))!, choice, 0)).toBe(true)
      await deliverDue(orderContext, async () => 503)
      orderContext.pass(3 * MINUTE)
    }
    await atHalf(async () => {
      for (let sweep = 0; sweep < 4; sweep += 1) {
        await deliverDue(orderContext, sendTo(server))
        orderContext.pass(2000)
      }
    })
    expect(await balanceOf(ctx.db, member.id)).toBe(worth)
  })
})
