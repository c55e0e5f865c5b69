import { beforeAll, expect, it } from 'vitest'
import { testContext, type TestContext } from '../testing/context.ts'
import { rulesIn } from './amounts.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const RULES = { least: '55', amounts: ' 60 /0.01/75.50', none: '0', typed: 0 }
const AMOUNTS = ['least', 'amounts', 'none'] as const

it('rules keep their amounts in currencies with two decimals', async () => {
  for (const currency of ['USD', 'EUR', 'BRL'] as const) {
    expect(await rulesIn(ctx.db, currency, RULES, AMOUNTS)).toEqual({ ...RULES, amounts: '60/0.01/75.50' })
  }
  expect(await rulesIn(ctx.db, 'USD', undefined, [])).toEqual({})
})

it('rules are converted for bitcoin, without amounts that round to zero', async () => {
  const bitcoin = ctx.db.updateTable('currencies').where('code', '=', 'BTC')
  expect(await rulesIn(ctx.db, 'BTC', RULES, AMOUNTS)).toEqual({
    least: '0.00055',
    amounts: '0.0006/0.0000001/0.000755',
    none: '0',
    typed: 0,
  })
  await bitcoin.set({ exchangeRate: '0.0000001' }).execute()
  expect(await rulesIn(ctx.db, 'BTC', RULES, AMOUNTS)).toMatchObject({
    least: '0.0000055',
    amounts: '0.000006/0.00000755',
  })
  await bitcoin.set({ exchangeRate: '0.00001' }).execute()
})

it.each(['0.002', '-5', 'ten', '', '1e3', '55,5'])('rules leave out an invalid amount: %j', async (least) => {
  expect(await rulesIn(ctx.db, 'USD', { least, amounts: `${least}/20` }, ['least', 'amounts'])).toEqual({
    amounts: '20',
  })
})
