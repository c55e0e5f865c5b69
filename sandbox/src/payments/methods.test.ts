import { expect, it } from 'vitest'
import { methodPath } from '../pictures/catalogue.ts'
import { rasterAt } from '../pictures/raster.ts'
import { as, testApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { METHOD_RULES } from './rules.ts'

it('each method of the chooser has a rule and a picture', async () => {
  const { db } = await testContext()
  const rows = await db.selectFrom('paymentMethods').select('code').execute()
  const codes = rows.map(({ code }) => code)
  expect(codes.toSorted()).toEqual(Object.keys(METHOD_RULES).toSorted())
  expect(codes.filter((code) => !rasterAt(methodPath(code)))).toEqual([])
})

it('the methods state their largest bonus in the caller’s currency', async () => {
  const ctx = await testContext()
  const api = await testApi(ctx)
  const respond = async (currency: 'USD' | 'BTC') => {
    const { data } = await api.post(
      '/sys/depositPaymentMethod/maxBonusInfo',
      {},
      as(await testMember(ctx, { currency })),
    )
    return data[0]
  }
  expect(await respond('USD')).toEqual({ code: 'CRYPTO', percent: 100, maxAmount: '200' })
  expect(await respond('BTC')).toEqual({ code: 'CRYPTO', percent: 100, maxAmount: '0.002' })
})

it('the visibilities are accepted as a list and as comma-separated text', async () => {
  const ctx = await testContext()
  const api = await testApi(ctx)
  const member = as(await testMember(ctx, { credited: true }))
  const path = '/sys/depositPaymentMethod/listAll'
  const respond = async (visibilities: string) => {
    const { data } = await api.form(path, { enabled: '1', visibility_IN: visibilities, sortIndex_0: 'ASC' }, member)
    return data
  }
  const list = { enabled: 1, visibility_IN: [0, 10] }
  expect(await respond('0,10')).toEqual((await api.post(path, list, member)).data)
  expect(JSON.stringify(await respond('0,10'))).toContain('"ONLY_PAY"')
  expect(JSON.stringify(await respond('0,20'))).not.toContain('"ONLY_PAY"')
})
