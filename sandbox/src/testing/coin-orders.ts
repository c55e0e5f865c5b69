import { as, testApi } from './api.ts'
import { ownClock, type TestContext } from './context.ts'
import { testMember } from './members.ts'
import { report } from './reports.ts'

export interface OrderOfCoins {
  readonly amount: string
  readonly depositCurrency: string
}

/**
 * A member's crypto order (bitcoin for 1,000 dollars by default) on a clock of its own; `tell` reports as its provider.
 */
export async function coinOrder(ctx: TestContext, order: OrderOfCoins = { amount: '1000', depositCurrency: 'btc' }) {
  const own = ownClock(ctx)
  const server = await testApi(own)
  const member = await testMember(ctx)
  const { data } = await server.post('/sys/deposit/crypt/depositOrder', { ...order }, as(member))
  const ref = data.id as string
  const tell = (id: string, body: object) => report(own, server, { id, ref, ...body }, { kind: 'crypto' })
  return { own, server, member, data, ref, tell }
}
