import { beforeAll, describe, expect, it } from 'vitest'
import { parseMoney } from '../ledger/index.ts'
import { games } from '../games/catalogue.ts'
import { as, testApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import type { TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { knownGame } from '../vendor/games.ts'
import { addWager } from '../wallet/points.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

const read = (id: number) => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('redeem', () => {
  it('trades points for the bonus in the member’s currency, down to the last point', async () => {
    const member = await testMember(ctx, { vipPoints: 200, currency: 'EUR' })
    const store = await api.post('/base/vipStore/listAll', {}, as(member))
    expect(store.data[1]).toMatchObject({ level: 0, points: 200, bonus: '2.20' })
    const { data } = await api.post('/sys/vipStore/redeem', { id: store.data[1].id }, as(member))
    expect(data).toMatchObject({ bonus: '2.20', balance: '2.20' })
    const info = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.data).toMatchObject({ vipPoints: 0, vipLifeTimePoints: 200, availableBalance: '2.20' })
    const page = await api.post('/sys/member/transaction/page', { amount_GT: 0 }, as(member))
    expect(page.data.content).toMatchObject([{ type: 'REDEEM', amount: '2.20', balanceBefore: '0.00' }])
  })

  it('takes effect once for one key of a member, and refuses another package under it', async () => {
    const member = await testMember(ctx, { vipPoints: 1000 })
    const click = (id: number) => api.post('/sys/vipStore/redeem', { id }, { ...as(member), 'idempotency-key': 'same' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => click(1)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await click(2)).error).toBe(1)
    const other = await testMember(ctx, { vipPoints: 200 })
    const theirs = { ...as(other), 'idempotency-key': 'same' }
    expect((await api.post('/sys/vipStore/redeem', { id: 2 }, theirs)).data).toMatchObject({ balance: '2.20' })
    const info = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.data).toMatchObject({ vipPoints: 900, availableBalance: '1.00' })
  })

  it('takes effect once for one key even if the exchange rate has changed since', async () => {
    const member = await testMember(ctx, { vipPoints: 300, currency: 'BTC' })
    const click = (id: number) => api.post('/sys/vipStore/redeem', { id }, { ...as(member), 'idempotency-key': 'rate' })
    const first = await click(1)
    expect(first.data).toMatchObject({ bonus: '0.00001000' })
    const rate = (exchangeRate: string) =>
      ctx.db.updateTable('currencies').set({ exchangeRate }).where('code', '=', 'BTC').execute()
    await rate('0.00002')
    try {
      expect(await click(1)).toEqual(first)
      expect((await click(2)).error).toBe(1)
    } finally {
      await rate('0.00001')
    }
    const info = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.data).toMatchObject({ vipPoints: 200, availableBalance: '0.00001000' })
  })

  it.each([
    ['USD', '10'],
    ['EUR', '10'],
    ['BRL', '10'],
    ['BTC', '0.0001'],
  ] as const)(
    'returns a smaller share of the wagers than any game keeps, in every currency: %s',
    async (currency, aPoint) => {
      const keeps = games.map(({ code }) => {
        const { percent, error = '0' } = knownGame(code).engine.facts.rtp
        return 100 - Number(percent) - Number(error)
      })
      const member = await testMember(ctx, { currency, balance: aPoint })
      const wagered = parseMoney(aPoint, currency)
      expect(await addWager(ctx.db, await read(member.id), wagered)).toMatchObject({ vipPoints: 1, vipWagerRest: 0n })
      const { data } = await api.post('/base/vipStore/listAll', {}, as(member))
      const shares = (data as { points: number; bonus: string }[]).map(
        ({ points, bonus }) => (100 * Number(parseMoney(bonus, currency))) / (points * Number(wagered)),
      )
      expect(shares.map((share) => share.toFixed(4))).toEqual([
        '0.1000',
        '0.1100',
        '0.1250',
        '0.1375',
        '0.1467',
        '0.1667',
        '0.2000',
      ])
      expect(Math.max(...shares)).toBeLessThan(Math.min(...keeps))
    },
  )

  it('requires the level, the points and an existing package', async () => {
    const member = await testMember(ctx, { vipPoints: 150, vipLevel: 0 })
    const redeem = async (id: number) => (await api.post('/sys/vipStore/redeem', { id }, as(member))).message
    expect(await redeem(3)).toContain('VIP level is too low')
    expect(await redeem(2)).toContain('enough points')
    expect(await redeem(99)).toContain('does not exist')
    const info = await api.post('/sys/auth/token/info', {}, as(member))
    expect(info.data).toMatchObject({ vipPoints: 150, availableBalance: '0.00' })
  })
})
