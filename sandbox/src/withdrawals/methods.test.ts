import { describe, expect, it } from 'vitest'
import { nameOfMethod, readDetail } from './methods.ts'

const bitcoin = (accountNumber: string) => readDetail('BTC', { accountNumber })

it.each([
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
])('a payout to the Bitcoin address %s ignores the blanks around it', (address) => {
  expect(bitcoin(` ${address}\n`)).toEqual({ accountNumber: address })
})

it.each([
  ['nonsense'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['0xde709f2102306220921060314715629080e2fb77'],
])('a payout to %s, which is no address of the main network, is refused by field name', (address) => {
  expect(() => bitcoin(address)).toThrow(
    expect.objectContaining({ messageId: 'withdraw.address', field: 'accountNumber' }),
  )
})

it('a payout without an address is refused', () => {
  expect(() => bitcoin(' ')).toThrow(expect.objectContaining({ messageId: 'withdraw.fields' }))
})

describe.each(['PAYPAL', 'MERCADO_PAGO'])('%s', (method) => {
  const byEmail = (email: string) => readDetail(method, { email })

  it('pays to an email address without the blanks around it', () => {
    expect(byEmail(' eve@players.example ')).toEqual({ email: 'eve@players.example' })
    expect(() => byEmail(' ')).toThrow(expect.objectContaining({ messageId: 'withdraw.fields' }))
  })

  it.each(['x@', '@players.example', 'eve@players', 'any,eve@players.example'])(
    'refuses %s as registration does, naming the field',
    (email) => {
      expect(() => byEmail(email)).toThrow(expect.objectContaining({ messageId: 'auth.emailInvalid', field: 'email' }))
    },
  )
})

it('a method has a name in each language; a retired one is shown by its code', () => {
  expect([nameOfMethod('BANK_CARD', 'de'), nameOfMethod('BTC', 'de'), nameOfMethod('GONE', 'de')]).toEqual([
    'Bankkonto',
    'Bitcoin',
    'GONE',
  ])
})
