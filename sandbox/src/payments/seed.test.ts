import { expect, it } from 'vitest'
import { DEMO, FRESH, GUESTS, VIP } from '../db/seed/members/profiles.ts'
import { as, testApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'

const ctx = await testContext()

/** A seeded member's deposits, once from the ledger and once from the orders. */
async function depositsOf(username: string) {
  const { id } = await ctx.db
    .selectFrom('members')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const posted = await ctx.db
    .selectFrom('ledgerTransactions')
    .select(['reference', 'delta as amount', 'createdAt'])
    .where('memberId', '=', id)
    .where('kind', '=', 'DEPOSIT')
    .orderBy('createdAt')
    .execute()
  const orders = await ctx.db
    .selectFrom('deposits')
    .select(['id', 'amount', 'createdAt'])
    .where('memberId', '=', id)
    .where('status', '=', 'succeeded')
    .orderBy('createdAt')
    .execute()
  return [posted, orders.map(({ id: order, ...rest }) => ({ reference: `deposit:${order}`, ...rest }))] as const
}

it.each([DEMO, VIP, ...GUESTS].map(({ username }) => username))(
  'the demo data has an order for each deposit: %s',
  async (username) => {
    const [posted, orders] = await depositsOf(username)
    expect(posted.length).toBeGreaterThan(0)
    expect(posted).toEqual(orders)
  },
)

it('a demo member without deposits has neither orders nor receipts', async () => {
  expect(await depositsOf(FRESH.username)).toEqual([[], []])
})

it('the demo member finds the orders in the deposit history', async () => {
  const api = await testApi(ctx)
  const { data: demo } = await api.post('/sys/auth/login', { username: 'demo', password: 'demo-1234' })
  const { data } = await api.post('/ext/deposit/page', {}, as(demo))
  expect(data.content.map(({ amount }: { amount: string }) => amount)).toEqual(['550.00', '400.00', '500.00', '300.00'])
})
