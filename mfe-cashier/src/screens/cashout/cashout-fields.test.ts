import { expect, it } from 'vitest'
import { destinationOf, emptyCashout, type CashoutValues } from './cashout-fields.ts'

it('destinationOf shows the ends of an address, the last four of an account, a whole email', () => {
  const to = (values: Partial<CashoutValues>) => destinationOf({ ...emptyCashout, ...values })
  expect(to({ method: 'BTC', address: ' bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' })).toEqual({
    label: 'cashout.address',
    shown: 'bc1qw5 … v8f3t4',
  })
  expect(to({ method: 'BANK_CARD', accountNumber: '4417001192' })).toEqual({
    label: 'cashout.accountNumber',
    shown: '… 1192',
  })
  expect(to({ method: 'PAYPAL', email: 'eve@players.example' })?.shown).toBe('eve@players.example')
  expect(to({ method: 'SEPA' })).toBeNull()
})
