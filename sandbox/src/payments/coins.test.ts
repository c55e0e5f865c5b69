import { beforeAll, describe, expect, it } from 'vitest'
import type { Currency } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

/** What both variants ask for, of a coin that both have. */
async function asked(currency: Currency, amount: string, [a, b]: readonly [string, string]) {
  const member = await testMember(ctx, { currency })
  const first = await api.post('/sys/deposit/crypto/deposit', { amount, coin: a }, as(member))
  const second = await api.post('/sys/deposit/crypt/depositOrder', { amount, depositCurrency: b }, as(member))
  return [first.data.pricing[a].amount, second.data.coinNum]
}
const BITCOIN = ['bitcoin', 'btc'] as const
const TETHER = ['tether', 'usdt'] as const

describe('a deposit by coins', () => {
  it('of bitcoin costs a member with bitcoin what it brings, to the last decimal', async () => {
    expect(await asked('BTC', '1', BITCOIN)).toEqual(['1.00000000', '1.00000000'])
    expect(await asked('BTC', '0.00123457', BITCOIN)).toEqual(['0.00123457', '0.00123457'])
  })

  it('of bitcoin has one price, the exchange rate, whichever currency it is paid for or credited in', async () => {
    expect(await asked('USD', '1000', BITCOIN)).toEqual(['0.01000000', '0.01000000'])
    expect(await asked('BTC', '0.01', TETHER)).toEqual(['1000.00', '1000.00'])
    const rate = (exchangeRate: string) =>
      ctx.db.updateTable('currencies').set({ exchangeRate }).where('code', '=', 'BTC').execute()
    await rate('0.00002')
    try {
      expect(await asked('USD', '1000', BITCOIN)).toEqual(['0.02000000', '0.02000000'])
      expect(await asked('BTC', '0.01', BITCOIN)).toEqual(['0.01000000', '0.01000000'])
    } finally {
      await rate('0.00001')
    }
  })

  it('of another coin is by its price, rounded up', async () => {
    expect(await asked('USD', '100', ['litecoin', 'ltc'])).toEqual(['1.18483413', '1.18483413'])
  })
})
