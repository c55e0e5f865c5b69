import { depositConfigSchema, syncServerTime } from '@croupier/shared/api'
import { firstFailure } from '@croupier/shared/forms'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CARD_FORM } from './card-form.ts'
import { depositChecks } from './checks.ts'
import { FIELDS, type DepositValues, type FormRule } from '../method.ts'

const config = v.parse(depositConfigSchema, { paymentAmounts: '50/100/200', paymentAllowManualInput: 1 })
const blank = Object.fromEntries(FIELDS.map((field) => [field, ''])) as DepositValues
const text = (id: string, values?: Record<string, string>) => [id, ...Object.values(values ?? {})].join(' ')

afterEach(async () => {
  vi.useRealTimers()
  await syncServerTime(Promise.resolve({ serverTime: new Date().toISOString() }))
})

type Lists = Partial<Pick<Parameters<typeof depositChecks>[0], 'countries' | 'states'>>
/** The checks of a form for a member with dollars; in a country without states, unless `lists` has some. */
const checksOf = (rule: FormRule, lists: Lists = {}) =>
  depositChecks({ rule, config, currency: 'USD', locale: 'en', countries: undefined, states: [], text, ...lists })

describe('depositChecks', () => {
  it('checks a card in the order of the specification, then by our own rules', async () => {
    const checks = checksOf(
      { ...CARD_FORM, maximum: '5000' },
      { countries: [{ code: 'US', names: [] }], states: [{ code: 'US-CA', names: [] }] },
    )
    const steps: [Partial<DepositValues>, string][] = [
      [{}, 'deposit.amountTip'],
      [{ other: '9.99' }, 'deposit.amountTip1 10 USD'],
      [{ other: '5000.01' }, 'deposit.maxAmountTip1 5000 USD'],
      [{ other: '5000' }, 'card.cardNumberTip'],
      [{ cardNum: '4242 4242 4242 4241' }, 'card.cvvTip'],
      [{ cardCvv: '12' }, 'card.monthTip'],
      [{ expireMonth: '01' }, 'card.yearTip'],
      [{ expireYear: '2020' }, 'card.firstNameTip'],
      [{ cardFirstName: 'A' }, 'card.lastNameTip'],
      [{ cardLastName: 'B' }, 'card.countryTip'],
      [{ cardCountry: 'USA' }, 'card.countryTip'],
      [{ cardCountry: 'US' }, 'card.stateTip'],
      [{ cardState: 'California' }, 'card.stateTip'],
      [{ cardState: 'US-CA' }, 'card.townCityTip'],
      [{ cardCity: 'C' }, 'card.addressTip'],
      [{ cardAddress: 'D' }, 'card.postalTip'],
      [{ cardPostalCode: 'E' }, 'card.numberInvalid'],
      [{ cardNum: '4242 4242 4242 4242' }, 'card.cvvInvalid 3'],
      [{ cardCvv: '1234' }, 'card.cvvInvalid 3'],
      [{ cardNum: '3782 822463 10005', cardCvv: '123' }, 'card.cvvInvalid 4'],
      [{ cardCvv: '1234' }, 'card.expired'],
      [{ cardNum: '4242 4242 4242 4242' }, 'card.cvvInvalid 3'],
      [{ cardCvv: '123' }, 'card.expired'],
    ]
    let values = blank
    for (const [more, message] of steps) {
      values = { ...values, ...more } as DepositValues
      expect(firstFailure(values, checks)?.message).toBe(message)
    }
    expect(firstFailure({ ...values, expireYear: '2099' }, checks)).toBeNull()
    // Expiry is judged by the server's clock if known: the player's may be a month ahead.
    vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z') })
    await syncServerTime(Promise.resolve({ serverTime: '2026-12-31T12:00:00Z' }))
    const last = (expireMonth: string) => firstFailure({ ...values, expireMonth, expireYear: '2026' }, checks)?.message
    expect([last('12'), last('11')]).toEqual([undefined, 'card.expired'])
  })
  it.each([
    ['accepts any country and state until their lists are loaded', 'US', 'US-CA', undefined, null],
    ['requires a country before its list is loaded', '', '', undefined, 'cardCountry'],
    ['requires no state in a country without states', 'US', '', [], null],
  ])('%s', (_, cardCountry, cardState, states, failed) => {
    const rule = { ...CARD_FORM, maximum: '5000' }
    const checks = checksOf(rule, { states })
    const others = checks.filter(({ field }) => field === 'cardCountry' || field === 'cardState')
    expect(firstFailure({ ...blank, cardCountry, cardState }, others)?.field ?? null).toBe(failed)
  })
  it.each([
    [undefined, '9.99', 'deposit.amountTip1 10 USD'],
    [undefined, '10', undefined],
    [undefined, '1234567890123', 'deposit.amountTooLarge'],
    [undefined, '999999999999', undefined],
    ['5000', '1234567890123', 'deposit.maxAmountTip1 5000 USD'],
  ])('with the maximum %s marks the amount %s with %s', (maximum, other, message) => {
    const rule = { presets: 'config', manual: 'always', link: 'clear', ...(maximum ? { maximum } : {}) } as const
    const checks = checksOf(rule)
    const failure = firstFailure({ ...blank, other }, checks)
    expect([failure?.message, failure?.field]).toEqual([message, message && 'other'])
  })
  it('asks for the coin before the amount', () => {
    const coins = [{ code: 'BTC', label: 'BTC' }]
    const rule = { presets: 'config', manual: 'always', link: 'clear', coins } as const
    const checks = checksOf(rule)
    const failureOf = (values: Partial<DepositValues>) =>
      firstFailure({ ...blank, ...values } as DepositValues, checks)?.message
    expect([failureOf({}), failureOf({ coin: 'BTC' })]).toEqual(['deposit.coinTip', 'deposit.amountTip'])
    expect(failureOf({ coin: 'BTC', other: '50' })).toBeUndefined()
  })
})
