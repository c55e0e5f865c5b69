import { createTestHost, testUser } from '@croupier/shared/testing'
import { expect, it } from 'vitest'
import { depositDraft, forgetDepositDrafts, typedOf } from './deposit-draft.ts'
import { FIELDS, type DepositValues } from './types.ts'

const values = (some: Partial<DepositValues>) =>
  ({ ...Object.fromEntries(FIELDS.map((field) => [field, ''])), ...some }) as DepositValues

it('keeps what was changed: an address that could not be had leaves room for the one that comes later', () => {
  expect(typedOf(values({ other: '35' }), undefined)).toEqual({ other: '35' })
  const billing = { cardCity: 'Lisbon', cardEmail: 'a@example.com' }
  expect(typedOf(values({ ...billing, cardCity: 'Porto' }), billing)).toEqual({ cardCity: 'Porto' })
  expect(typedOf(values({ ...billing, cardCity: '' }), billing)).toEqual({ cardCity: '' })
})

it('holds one draft for each method, nothing of a card, and nothing once the money has come', () => {
  const host = createTestHost({ user: testUser({ id: 7 }) })
  depositDraft('PIX').keep({ other: '20' }, host)
  depositDraft('VISA').keep({ other: '35', cardNum: '4242', cardCvv: '1', expireMonth: '1', expireYear: '2031' }, host)
  expect(depositDraft('VISA').read(host)).toEqual({ other: '35' })
  expect(depositDraft('PIX').read(host)).toEqual({ other: '20' })
  forgetDepositDrafts()
  expect([depositDraft('VISA').read(host), depositDraft('PIX').read(host)]).toEqual([{}, {}])
})
