import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { choose } from '../../providers/choices.ts'
import { findOrder } from '../../providers/orders.ts'
import { as, testApi } from '../../testing/api.ts'
import { cardOrder } from '../../testing/card-order.ts'
import { testContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import type { DepositStatus } from '../tables.ts'
import { up } from './204-ended-orders.ts'

it('an order that ended without its page is not payable there any more; a pending one and coins are', async () => {
  const ctx = await testContext()
  const { post } = await testApi(ctx)
  const member = await testMember(ctx, { credited: true })
  const placed = async (path: string, body: object, status: DepositStatus) => {
    const { data } = await post(path, body, { ...as(member), 'idempotency-key': randomUUID() })
    const id = data.id as string
    await ctx.db.updateTable('deposits').set({ status }).where('id', '=', id).execute()
    return async () => (await findOrder(ctx, id))!
  }
  const card = (status: DepositStatus) =>
    placed('/sys/deposit/cattl/deposit', cardOrder('50', '4242424242424242'), status)
  const coins = { amount: '60', depositCurrency: 'ltc' }
  const orders = [
    await card('succeeded'),
    await card('failed'),
    await card('canceled'),
    await card('pending'),
    await placed('/sys/deposit/crypt/depositOrder', coins, 'succeeded'),
  ]
  await up(ctx.db as unknown as Kysely<unknown>)
  const states = await Promise.all(orders.map(async (order) => (await order()).state))
  expect(states).toEqual(['paid', 'refused', 'canceled', 'open', 'open'])
  expect(await choose(ctx, await orders[1]!(), 'pay', 0)).toBe(false)
  expect(await choose(ctx, await orders[3]!(), 'pay', 0)).toBe(true)
})
