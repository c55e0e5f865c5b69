import { firstFailure } from '@croupier/shared/forms'
import { expect, it } from 'vitest'
import { emptyExtras, accountValues, extraChecks, secretKeys, extraValue } from './extra-fields.ts'
import { FIELDS, type DepositValues, type FormRule } from '../method.ts'

const rule: FormRule = {
  presets: 'config',
  manual: 'always',
  link: 'clear',
  fields: [
    {
      name: 'iban',
      label: 'banking.title',
      tip: 'card.addressTip',
      check: { message: 'card.numberInvalid', test: (value) => value.startsWith('DE') },
      isAccount: true,
    },
    { name: 'pin', label: 'card.cvv', tip: 'card.cvvTip', isSecret: true },
  ],
}
const values = (own: Record<string, string>) =>
  ({ ...Object.fromEntries(FIELDS.map((field) => [field, ''])), ...emptyExtras(rule), ...own }) as DepositValues
const failure = (own: Record<string, string>) =>
  firstFailure(
    values(own),
    extraChecks(rule, (id) => id),
  )

it('the checks require every extra field, then test the formats', () => {
  expect(failure({})).toEqual({ field: 'extra_iban', message: 'card.addressTip' })
  expect(failure({ extra_iban: 'FR1' })).toEqual({ field: 'extra_pin', message: 'card.cvvTip' })
  expect(failure({ extra_iban: 'FR1', extra_pin: '1' })).toEqual({ field: 'extra_iban', message: 'card.numberInvalid' })
  expect(failure({ extra_iban: ' DE1 ', extra_pin: '1' })).toBeNull()
})

it('an account identifies the payment, and a secret is left out of the draft', () => {
  expect(accountValues(rule, values({ extra_iban: ' DE1 ', extra_pin: '1' }))).toEqual(['DE1'])
  expect(secretKeys(rule)).toEqual(['extra_pin'])
  expect(extraValue(values({ extra_pin: ' 12 ' }), 'pin')).toBe('12')
})
