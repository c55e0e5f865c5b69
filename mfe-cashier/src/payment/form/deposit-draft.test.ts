import { createTestHost, testUser } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import {
  initialValuesOf,
  depositDraft,
  forgetDepositDrafts,
  billingToFill,
  type PartialValues,
} from './deposit-draft.ts'
import { FIELDS, type DepositValues, type Method } from '../method.ts'

const values = (some: Partial<DepositValues>) =>
  ({ ...Object.fromEntries(FIELDS.map((field) => [field, ''])), ...some }) as DepositValues

const of = (code: string): Pick<Method, 'code' | 'form'> => ({
  code,
  form: { presets: 'config', manual: 'always', link: 'clear' },
})

it('initialValuesOf leaves room for billing data that arrives later', () => {
  const host = createTestHost({ user: testUser({ id: 7 }) })
  const typedOf = (typed: PartialValues, began: PartialValues) => {
    depositDraft(of('VISA')).keep(typed, host, began)
    return depositDraft(of('VISA')).read(host)
  }
  expect(typedOf(values({ other: '35' }), initialValuesOf(undefined, {}))).toEqual({ other: '35' })
  const billing = { cardCity: 'Lisbon', cardEmail: 'a@example.com' }
  const began = initialValuesOf(billing, {})
  expect(typedOf(values({ ...billing, cardCity: 'Porto' }), began)).toEqual({ cardCity: 'Porto' })
  expect(typedOf(values({ ...billing, cardCity: '' }), began)).toEqual({ cardCity: '' })
  // The city was emptied in an earlier form, and this time no billing data arrives.
  expect(typedOf(values({}), initialValuesOf(undefined, { cardCity: '' }))).toEqual({ cardCity: '' })
})

it('billingToFill fills empty fields only, and no state of another country', () => {
  const billing = { cardCity: 'Ulm', cardCountry: 'DE', cardState: 'BW', cardAddress: 'Weg 1' }
  const late = (some: Partial<DepositValues>, draft = {}) =>
    billingToFill(billing, values(some), initialValuesOf(undefined, draft))
  expect(late({})).toEqual(billing)
  expect(late({ cardCity: 'Porto', cardCountry: 'PT' }, { cardAddress: '' })).toEqual({})
  expect(billingToFill(billing, values({}), initialValuesOf(billing, {}))).toEqual({})
})

it('each method has one draft without card data, forgotten after a deposit', () => {
  const host = createTestHost({ user: testUser({ id: 7 }) })
  depositDraft(of('PIX')).keep({ other: '20' }, host)
  depositDraft(of('VISA')).keep(
    { other: '35', cardNum: '4242', cardCvv: '1', expireMonth: '1', expireYear: '2031' },
    host,
  )
  expect(depositDraft(of('VISA')).read(host)).toEqual({ other: '35' })
  expect(depositDraft(of('PIX')).read(host)).toEqual({ other: '20' })
  forgetDepositDrafts()
  expect([depositDraft(of('VISA')).read(host), depositDraft(of('PIX')).read(host)]).toEqual([{}, {}])
})
