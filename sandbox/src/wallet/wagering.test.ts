import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatMoney } from '../ledger/index.ts'
import { exchangeRate } from '../operator/rates.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { smallestStake } from '../vendor/stakes.ts'
import { endLostBonus } from './wagering.ts'

let ctx: TestContext
let seeded: string
const setRate = (exchangeRate: string) =>
  ctx.db.updateTable('currencies').set({ exchangeRate }).where('code', '=', 'BTC').execute()
beforeAll(async () => {
  ctx = await testContext()
  seeded = await exchangeRate(ctx.db, 'BTC')
})
afterAll(() => setRate(seeded))

// A bitcoin for 40,000 and for 160,000 dollars: the games' smallest stake in bitcoin is the same.
describe.each(['0.000025', '0.00000625'])('with %s bitcoin for a dollar', (rate) => {
  it.each([
    ['is lost with less than the smallest stake of any game', -1n, 0n],
    ['is not lost with that stake', 0n, 500_000n],
  ])('a bonus %s left', async (_which, more, owed) => {
    await setRate(rate)
    const balance = formatMoney(smallestStake('BTC') + more, 'BTC')
    const { id } = await testMember(ctx, { balance, currency: 'BTC', rollingAmount: '0.005' })
    const member = { id, currency: 'BTC' as const, rollingAmount: 500_000n }
    expect(await ctx.db.transaction().execute((trx) => endLostBonus(trx, member))).toBe(owed)
  })
})

it('the smallest stake of any game is that of the vendor’s pages', () => {
  expect([smallestStake('USD'), smallestStake('BTC')]).toEqual([10n, 100n])
})
