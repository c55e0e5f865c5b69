import { firstFailure } from '@croupier/shared/forms'
import { expect, it } from 'vitest'
import { emptyOwn, ownAccounts, ownChecks, ownSecrets, ownValue } from './own-fields.ts'
import { FIELDS, type DepositValues, type FormRule } from '../types.ts'

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
  ({ ...Object.fromEntries(FIELDS.map((field) => [field, ''])), ...emptyOwn(rule), ...own }) as DepositValues
const failure = (own: Record<string, string>) =>
  firstFailure(
    values(own),
    ownChecks(rule, (id) => id),
  )

it("asks for a method's own fields first, and then whether they are right", () => {
  expect(failure({})).toEqual({ field: 'own_iban', message: 'card.addressTip' })
  expect(failure({ own_iban: 'FR1' })).toEqual({ field: 'own_pin', message: 'card.cvvTip' })
  expect(failure({ own_iban: 'FR1', own_pin: '1' })).toEqual({ field: 'own_iban', message: 'card.numberInvalid' })
  expect(failure({ own_iban: ' DE1 ', own_pin: '1' })).toBeNull()
})

it('another account is another payment, and a secret is not kept', () => {
  expect(ownAccounts(rule, values({ own_iban: ' DE1 ', own_pin: '1' }))).toEqual(['DE1'])
  expect(ownSecrets(rule)).toEqual(['own_pin'])
  expect(ownValue(values({ own_pin: ' 12 ' }), 'pin')).toBe('12')
})
