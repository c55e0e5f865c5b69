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

it('a choice is not stored without its report, and can be made again', async () => {
  const member = await testMember(ctx)
  const { data } = await api.post('/sys/deposit/pix/depositOrder', { amount: '60' }, as(member))
  const ref = data.orderId as string
  const order = (await findOrder(ctx, ref))!
  await expect(choose(killedAt(ctx, 'InsertQueryNode', 'provider_reports'), order, 'pay', 0)).rejects.toThrow('killed')
  expect((await findOrder(ctx, ref))?.state).toBe('open')
  expect(await choose(ctx, order, 'pay', 0)).toBe(true)
  const reports = await ctx.db.selectFrom('providerReports').select('outcome').where('ref', '=', ref).execute()
  expect(reports).toEqual([{ outcome: 'paid' }])
})

it.each([
  ['/sys/deposit/crypt/depositOrder', { amount: '60', depositCurrency: 'ltc' }, 'litecoin'],
  ['/sys/deposit/crypto/deposit', { amount: '60', coin: 'ethereum' }, 'ethereum'],
])('a coin order is stored with its address or not at all: %s', async (path, ask, coin) => {
  const member = await testMember(ctx)
  const headers = { ...as(member), 'idempotency-key': 'coins' }
  const deposits = () => ctx.db.selectFrom('deposits').selectAll().where('memberId', '=', member.id).execute()
  for (const [kind, table] of [
    ['InsertQueryNode', 'deposits'],
    ['InsertQueryNode', 'provider_orders'],
  ] as const) {
    const dying = await testApi(killedAt(ctx, kind, table))
    expect((await dying.post(path, ask, headers)).error).toBe(500)
    expect(await deposits()).toEqual([])
  }
  // Both rows are complete when inserted: no later update remains at which the process could be killed.
  const last = await testApi(
    killedAt(killedAt(ctx, 'UpdateQueryNode', 'deposits'), 'UpdateQueryNode', 'provider_orders'),
  )
  expect((await last.post(path, ask, headers)).error).toBe(0)
  const { data } = await api.post(path, ask, headers)
  const [made] = await deposits()
  const { address, coinAmount } = made!.detail
  expect(address).toMatch(/^(ltc1q|0x)/)
  expect((await findOrder(ctx, data.id as string))?.detail).toMatchObject({ coin, address, coinAmount })
  const resumed = await api.post('/ext/deposit/resume', { id: data.id as string }, as(member))
  expect(resumed.data).toMatchObject({ address, coinAmount })
})
