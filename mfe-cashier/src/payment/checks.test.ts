import { depositConfigSchema } from '@croupier/shared/api'
import { firstFailure } from '@croupier/shared/forms'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CARD_FORM } from './card-form.ts'
import { depositChecks } from './checks.ts'
import { FIELDS, type DepositValues } from './types.ts'

const config = v.parse(depositConfigSchema, { paymentAmounts: '50/100/200', paymentAllowManualInput: 1 })
const blank = Object.fromEntries(FIELDS.map((field) => [field, ''])) as DepositValues
const text = (id: string, values?: Record<string, string>) => [id, ...Object.values(values ?? {})].join(' ')

describe('checks', () => {
  it('of a card come in the order of the specification, our own after them', () => {
    const checks = depositChecks({
      rule: { ...CARD_FORM, maximum: '5000' },
      config,
      currency: 'USD',
      locale: 'en',
      hasStates: true,
      text,
    })
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
      [{ cardCountry: 'US' }, 'card.stateTip'],
      [{ cardState: 'US-CA' }, 'card.townCityTip'],
      [{ cardCity: 'C' }, 'card.addressTip'],
      [{ cardAddress: 'D' }, 'card.postalTip'],
      [{ cardPostalCode: 'E' }, 'card.numberInvalid'],
      [{ cardNum: '4242 4242 4242 4242' }, 'card.cvvInvalid'],
      [{ cardCvv: '123' }, 'card.expired'],
    ]
    let values = blank
    for (const [more, message] of steps) {
      values = { ...values, ...more }
      expect(firstFailure(values, checks)?.message).toBe(message)
    }
    expect(firstFailure({ ...values, expireYear: '2099' }, checks)).toBeNull()
  })
})
