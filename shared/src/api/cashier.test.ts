import * as v from 'valibot'
import { expect, it } from 'vitest'
import { withdrawalSchema, withdrawConfigSchema } from './entities/cashier.ts'

it('an unreadable extension field leaves amounts and cash-outs readable (D3)', () => {
  const config = v.parse(withdrawConfigSchema, { minimumAmount: '50', monthlyLeft: 'none', freeLeft: {} })
  expect(config).toMatchObject({ minimumAmount: '50' })
  expect([config.monthlyLeft, config.freeLeft]).toEqual([undefined, undefined])
  const row = { id: 1, createTime: '2026-01-01T10:00:00Z', amount: '50', status: 0 }
  for (const steps of ['asked', [{ status: 0, createTime: 'soon' }], null])
    expect(v.parse(withdrawalSchema, { ...row, steps }).steps).toEqual([])
})
