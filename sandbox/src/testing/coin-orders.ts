import { as, testApi } from './api.ts'
import { ownClock, type TestContext } from './context.ts'
import { testMember } from './members.ts'
import { report } from './reports.ts'

export interface OrderOfCoins {
  readonly amount: string
  readonly depositCurrency: string
}

/**
 * A member's crypto order (bitcoin for 1,000 dollars by default) with a separate clock; `reportCoins` reports as its
 * provider.
 */
export async function coinOrder(ctx: TestContext, order: OrderOfCoins = { amount: '1000', depositCurrency: 'btc' }) {
  const orderContext = ownClock(ctx)
  const server = await testApi(orderContext)
  const member = await testMember(ctx)
  const { data } = await server.post('/sys/deposit/crypt/depositOrder', { ...order }, as(member))
  const ref = data.id as string
  const reportCoins = (id: string, body: object) =>
    report(orderContext, server, { id, ref, ...body }, { kind: 'crypto' })
  return { orderContext, server, member, data, ref, reportCoins }
}
