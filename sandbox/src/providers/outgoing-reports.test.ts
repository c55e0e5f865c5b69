import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coinOrder } from '../testing/coin-orders.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { choose } from './choices.ts'
import { deliverDue, queueReport, type Send } from './outgoing-reports.ts'
import { findOrder } from './orders.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})
// Reports left over by other tests would take up a sweep.
beforeEach(async () => {
  const left = ctx.db.updateTable('providerReports').where('deliveredAt', 'is', null)
  await left.set({ deliveredAt: ctx.clock() }).execute()
})

/** An order of coins, and a sending that keeps the numbers of its reports; each answer is that of `statusOf`. */
async function watched(statusOf: (number: number) => number) {
  const { orderContext, ref } = await coinOrder(ctx)
  const sent: number[] = []
  const send: Send = async (_kind, text) => {
    const report = JSON.parse(text) as { id: string; ref: string }
    if (report.ref !== ref) return 200
    const number = Number(report.id.split('-')[1])
    sent.push(number)
    return statusOf(number)
  }
  const sweep = async () => {
    await deliverDue(orderContext, send)
    return sent.splice(0)
  }
  const queue = (delay = 0) => queueReport(orderContext, { ref, outcome: 'seen', delay })
  return { orderContext, ref, queue, sweep }
}

describe('the reports about one order', () => {
  it('are sent in the order they were queued, all due ones in one sweep', async () => {
    const { queue, sweep } = await watched(() => 200)
    for (let number = 1; number <= 11; number += 1) await queue()
    expect(await sweep()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(await sweep()).toEqual([])
  })

  it('wait for an undelivered one, and none is sent twice', async () => {
    let isUp = false
    const { orderContext, queue, sweep } = await watched(() => (isUp ? 200 : 503))
    await queue()
    await queue()
    expect(await sweep()).toEqual([1])
    orderContext.pass(1000)
    await queue()
    isUp = true
    // The first one is tried again only after two seconds.
    expect(await sweep()).toEqual([])
    orderContext.pass(1000)
    expect(await sweep()).toEqual([1, 2, 3])
  })

  it('do not wait for a later one, nor for an abandoned one', async () => {
    const { orderContext, ref, queue, sweep } = await watched((number) => (number === 1 ? 503 : 200))
    await queue()
    await queue(30_000)
    await queue()
    await ctx.db.updateTable('providerReports').set({ attempts: 59 }).where('id', '=', `${ref}-1`).execute()
    expect(await sweep()).toEqual([1])
    expect(await sweep()).toEqual([3])
    orderContext.pass(30_000)
    expect(await sweep()).toEqual([2])
  })

  it('do not wait for a refused one, which is retried; an undelivered one still holds back the later ones', async () => {
    let isMended = false
    const { orderContext, queue, sweep } = await watched((number) =>
      number === 1 ? (isMended ? 200 : 400) : number === 3 ? 503 : 200,
    )
    for (let number = 1; number <= 4; number += 1) await queue()
    expect(await sweep()).toEqual([1, 2, 3])
    isMended = true
    orderContext.pass(2000)
    expect((await sweep()).toSorted()).toEqual([1, 3])
    orderContext.pass(60_000)
    expect(await sweep()).toEqual([3])
  })

  it.each([503, 400])('do not wait for those of another order that are answered %s', async (status) => {
    const first = await coinOrder(ctx)
    const second = await coinOrder(ctx)
    for (const { orderContext, ref } of [first, second]) {
      expect(await choose(orderContext, (await findOrder(ctx, ref))!, 'exact', 0)).toBe(true)
    }
    const sent: string[] = []
    second.orderContext.pass(7000)
    await deliverDue(second.orderContext, async (_kind, text) => {
      const { ref } = JSON.parse(text) as { ref: string }
      if ([first.ref, second.ref].includes(ref)) sent.push(ref)
      return ref === first.ref ? status : 200
    })
    expect(sent.filter((ref) => ref === first.ref)).toHaveLength(status === 503 ? 1 : 4)
    expect(sent.filter((ref) => ref === second.ref)).toHaveLength(4)
  })
})
