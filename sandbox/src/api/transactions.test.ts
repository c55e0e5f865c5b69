import { beforeAll, describe, expect, it } from 'vitest'
import { giveBonus } from '../members/bonus.ts'
import { revokeBonus } from '../members/revoke-bonus.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'

const SUMMARY = '/ext/transaction/summary'
let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

describe('the sums of the transaction history', () => {
  it('count a revoked promotion as money in and as money out', async () => {
    const member = await testMember(ctx, { balance: '500' })
    const bonus = { memberId: member.id, amount: 10_000n, key: 'a' }
    expect(await giveBonus(ctx, { ...bonus, kind: 'PROMOTION', factor: 50 })).toBe('given')
    expect(await revokeBonus(ctx, bonus)).toBe('revoked')
    const { data } = await api.post(SUMMARY, {}, as(member))
    expect(data).toMatchObject({ count: 3, moneyIn: '600.00', moneyOut: '-100.00', netResult: '0.00' })
    expect(data.types).toContainEqual({ type: 'PROMOTION', count: 2, sum: '0.00' })
  })

  it('are zero where nothing matches', async () => {
    const member = await testMember(ctx, { balance: '500' })
    const { data } = await api.post(SUMMARY, { type_IN: 'GIFT' }, as(member))
    expect(data).toMatchObject({ count: 0, moneyIn: '0.00', moneyOut: '0.00', netResult: '0.00', types: [] })
  })
})
