import { beforeAll, expect, it } from 'vitest'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { killedAt } from '../testing/killed-at.ts'
import { testMember } from '../testing/members.ts'
import { choose } from './choices.ts'
import { findOrder } from './orders.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

it('a choice whose report was not written down has not been made: it can be made again', async () => {
  const member = await testMember(ctx)
  const { data } = await api.post('/sys/deposit/pix/depositOrder', { amount: '60' }, as(member))
  const ref = data.orderId as string
  const order = (await findOrder(ctx, ref))!
  await expect(choose(killedAt(ctx, 'InsertQueryNode', 'provider_notices'), order, 'pay', 0)).rejects.toThrow('killed')
  expect((await findOrder(ctx, ref))?.state).toBe('open')
  expect(await choose(ctx, order, 'pay', 0)).toBe(true)
  const notices = await ctx.db.selectFrom('providerNotices').select('outcome').where('ref', '=', ref).execute()
  expect(notices).toEqual([{ outcome: 'paid' }])
})

it('coins of which the provider was not told are told when the order is sent again', async () => {
  const member = await testMember(ctx)
  const dying = await testApi(killedAt(ctx, 'UpdateQueryNode', 'provider_orders'))
  const headers = { ...as(member), 'idempotency-key': 'coins' }
  const ask = { amount: '60', depositCurrency: 'ltc' }
  expect((await dying.post('/sys/deposit/crypt/depositOrder', ask, headers)).error).toBe(500)
  const { data } = await api.post('/sys/deposit/crypt/depositOrder', ask, headers)
  const { address, coinNum: coinAmount, id } = data as Record<string, string>
  expect((await findOrder(ctx, id!))?.detail).toMatchObject({ coin: 'litecoin', address, coinAmount })
})
