import { expect, it } from 'vitest'
import { methodPath } from '../pictures/catalogue.ts'
import { rasterAt } from '../pictures/raster.ts'
import { testContext } from '../testing/context.ts'
import { METHOD_RULES } from './rules.ts'

it('each method that the chooser is told of has a rule, without which no order is taken, and a picture', async () => {
  const { db } = await testContext()
  const rows = await db.selectFrom('paymentMethods').select('code').execute()
  const codes = rows.map(({ code }) => code)
  expect(codes.toSorted()).toEqual(Object.keys(METHOD_RULES).toSorted())
  expect(codes.filter((code) => !rasterAt(methodPath(code)))).toEqual([])
})
