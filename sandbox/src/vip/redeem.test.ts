import { beforeAll, describe, expect, it } from 'vitest'
import { as, testApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import type { TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

describe('redeem', () => {
  it('trades points for the bonus, in the member currency', async () => {
    const member = await testMember(ctx, { vipPoints: 250, currency: 'EUR' })
    const store = await api.post('/base/vipStore/listAll', {}, as(member))
    expect(store.data[1]).toMatchObject({ level: 0, points: 200, bonus: '10.12' })
    const { data } = await api.post('/sys/vipStore/redeem', { id: store.data[1].id }, as(member))
    expect(data).toMatchObject({ bonus: '10.12', balance: '10.12' })
    const info = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.data).toMatchObject({ vipPoints: 50, vipLifeTimePoints: 250, availableBalance: '10.12' })
    const page = await api.post('/sys/member/transaction/page', { amount_GT: 0 }, as(member))
    expect(page.data.content).toMatchObject([{ type: 'REDEEM', amount: '10.12', balanceBefore: '0.00' }])
  })

  it('is one effect for one key, and refuses another package under it', async () => {
    const member = await testMember(ctx, { vipPoints: 1000 })
    const click = (id: number) =>
      api.post('/sys/vipStore/redeem', { id }, { ...as(member), 'idempotency-key': 'same' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => click(1)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await click(2)).error).toBe(1)
    const info = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.data).toMatchObject({ vipPoints: 900, availableBalance: '5.00' })
  })

  it('needs the level, the points and a package that exists', async () => {
    const member = await testMember(ctx, { vipPoints: 150, vipLevel: 0 })
    const redeem = async (id: number) => (await api.post('/sys/vipStore/redeem', { id }, as(member))).message
    expect(await redeem(3)).toContain('VIP level is too low')
    expect(await redeem(2)).toContain('enough points')
    expect(await redeem(99)).toContain('does not exist')
    const info = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.data).toMatchObject({ vipPoints: 150, availableBalance: '0.00' })
  })
})
