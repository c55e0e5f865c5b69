import { withdrawConfigSchema } from '@croupier/shared/api'
import { firstFailure } from '@croupier/shared/forms'
import { testUser } from '@croupier/shared/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { amountChecks, needsDeposit } from './cashout-checks.ts'
import { emptyCashout, fieldsOf, type CashoutValues } from './cashout-fields.ts'

const parse = (fields: object = {}) =>
  v.parse(withdrawConfigSchema, { minimumAmount: '25', withdrawAllowManualInput: 1, ...fields })
const user = testUser({ withdrawableBalance: '500.00' })
const text = (id: string, values?: Record<string, string>) => [id, ...Object.values(values ?? {})].join(' ')

/** The message of step 1 for an entry, undefined if there is none. */
function problem(values: Partial<CashoutValues>, config = parse(), scale = 2): string | undefined {
  const entered = { ...emptyCashout, ...values }
  const methods = ['BANK_CARD', 'PAYPAL', 'MERCADO_PAGO', 'CPAY', 'BTC', 'SEPA'].map((code) => ({ code }))
  const context = { config, methods, user, scale, money: (amount: string) => `$${amount}`, text }
  return firstFailure(entered, amountChecks(context, entered.method))?.message
}

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const bitcoin = { method: 'BTC', address: ADDRESS }

it('a method that is no longer offered must be chosen again', () => {
  expect(problem({ amount: '100', method: 'GONE' })).toBe('cashout.methodRequired')
})

describe('the amount (WD-02)', () => {
  it.each([
    ['', 'cashout.amountRequired'],
    ['0', 'cashout.amountRequired'],
    ['-50', 'cashout.amountRequired'],
    ['ten', 'cashout.amountRequired'],
    ['24.99', 'cashout.belowMinimum $25'],
    ['24.996', undefined],
    ['25', undefined],
    ['500', undefined],
    ['500.004', undefined],
    ['500.01', 'cashout.insufficient'],
    ['100000', 'cashout.insufficient'],
    ['100000.01', 'cashout.aboveMaximum $100000'],
  ])('of %j gets the message %s', (amount, message) => expect(problem({ amount, ...bitcoin })).toBe(message))

  it('is compared with the balance of the config, else of the session', () => {
    expect(problem({ amount: '300', ...bitcoin }, parse({ withdrawableBalance: '299.99' }))).toBe(
      'cashout.insufficient',
    )
    expect(problem({ amount: '600', ...bitcoin }, parse({ withdrawableBalance: '600' }))).toBeUndefined()
  })

  it('stays within what the monthly cap leaves, if there is one', () => {
    const left = (monthlyLeft: string) => parse({ monthlyLeft })
    expect(problem({ amount: '300.01', ...bitcoin }, left('300'))).toBe('cashout.aboveMonth $300')
    expect(problem({ amount: '26', ...bitcoin }, left('25'))).toBe('cashout.aboveMonth $25')
    expect(problem({ amount: '501', ...bitcoin }, left('300'))).toBe('cashout.insufficient')
    expect(problem({ amount: '300', ...bitcoin }, left('300'))).toBeUndefined()
  })

  it('stays within the cap of a member without a deposit, if there is one (D39)', () => {
    const left = (freeLeft: string, monthlyLeft = '400') => parse({ freeLeft, monthlyLeft })
    expect(problem({ amount: '217.41', ...bitcoin }, left('217.40'))).toBe('cashout.aboveFree $217.40')
    expect(problem({ amount: '26', ...bitcoin }, left('25'))).toBe('cashout.aboveFree $25')
    expect(problem({ amount: '401', ...bitcoin }, left('217.40'))).toBe('cashout.aboveMonth $400')
    expect(problem({ amount: '217.40', ...bitcoin }, left('217.40'))).toBeUndefined()
  })

  it.each(['24.99', '0.00'])('exceeds a cap that leaves less than the minimum: %s', (left) => {
    expect(problem({ amount: '25', ...bitcoin }, parse({ monthlyLeft: left }))).toBe('cashout.monthUsed')
    expect(problem({ amount: '25', ...bitcoin }, parse({ freeLeft: left }))).toBe('cashout.freeUsed')
  })

  it('must be visible: its box or quick choice is still there', () => {
    const quick = { withdrawAllowManualInput: 0, withdrawAmounts: '50/100' }
    expect(problem({ amount: '75', ...bitcoin }, parse(quick))).toBe('cashout.amountRequired')
    expect(problem({ amount: '50', ...bitcoin }, parse(quick))).toBeUndefined()
    expect(problem({ amount: '75', ...bitcoin }, parse({ ...quick, withdrawAllowManualInput: 1 }))).toBeUndefined()
  })
})

describe('step 1 (WD-03)', () => {
  it('asks for the method after the amount, then for its fields in order', () => {
    expect(problem({ amount: '10', method: '' })).toBe('cashout.belowMinimum $25')
    expect(problem({ amount: '30' })).toBe('cashout.methodRequired')
    const bank = { amount: '30', method: 'BANK_CARD' }
    expect(problem(bank)).toBe('cashout.routingNumberRequired')
    expect(problem({ ...bank, routingNumber: '1' })).toBe('cashout.accountNumberRequired')
    expect(problem({ ...bank, routingNumber: '1', accountNumber: ' ' })).toBe('cashout.accountNumberRequired')
    expect(problem({ ...bank, routingNumber: '1', accountNumber: '2' })).toBe('cashout.accountNameRequired')
    expect(problem({ ...bank, routingNumber: '1', accountNumber: '2', accountName: 'Eve' })).toBeUndefined()
  })

  it.each(['PAYPAL', 'MERCADO_PAGO'])('requires a valid email for %s', (method) => {
    expect(problem({ amount: '30', method })).toBe('cashout.emailRequired')
    expect(problem({ amount: '30', method, email: 'eve' })).toBe('cashout.emailInvalid')
    expect(problem({ amount: '30', method, email: 'eve@players.example' })).toBeUndefined()
  })

  it('asks for an address for BTC, an account for CPAY, and nothing for unknown methods', () => {
    expect(problem({ amount: '30', method: 'BTC' })).toBe('cashout.addressRequired')
    expect(problem({ amount: '30', method: 'CPAY', accountName: 'Eve' })).toBe('cashout.accountNumberRequired')
    for (const unknown of ['SEPA', 'constructor', '__proto__']) expect(fieldsOf(unknown)).toEqual([])
    expect(problem({ amount: '30', method: 'SEPA' })).toBeUndefined()
  })
})

describe('the destination', () => {
  it('ignores what was typed for another method', () => {
    const others = { amount: '30', routingNumber: '1', accountName: 'Eve', email: 'eve@players.example' }
    const accounts = { accountNumber: '44', cpayAccount: 'acc-77', address: ADDRESS }
    expect(problem({ ...others, ...accounts, accountNumber: '', method: 'BANK_CARD' })).toBe(
      'cashout.accountNumberRequired',
    )
    expect(problem({ ...others, ...accounts, cpayAccount: '', method: 'CPAY' })).toBe('cashout.accountNumberRequired')
    expect(problem({ ...others, ...accounts, address: '', method: 'BTC' })).toBe('cashout.addressRequired')
  })

  it.each([
    'nonsense',
    `${ADDRESS}x`,
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  ])('rejects the Bitcoin address %s', (address) =>
    expect(problem({ ...bitcoin, amount: '30', address })).toBe('cashout.addressInvalid'),
  )

  it.each([
    ADDRESS.toUpperCase(),
    ` ${ADDRESS} `,
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  ])('accepts the Bitcoin address %s', (address) =>
    expect(problem({ ...bitcoin, amount: '30', address })).toBeUndefined(),
  )
})

it('needsDeposit asks for a deposit only if the operator requires one (D26)', () => {
  const config = (maxDepositAmount: string, requiredDepositAmount4Withdraw: string) =>
    parse({ maxDepositAmount, requiredDepositAmount4Withdraw })
  expect(needsDeposit(parse())).toBe(false)
  expect(needsDeposit(config('99.99', '100'))).toBe(true)
  expect(needsDeposit(config('100', '100'))).toBe(false)
})
