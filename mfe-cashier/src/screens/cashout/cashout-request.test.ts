import { describe, expect, it } from 'vitest'
import { emptyCashout, type CashoutValues } from './cashout-fields.ts'
import { fieldOfRequest, toRequest } from './cashout-request.ts'

const NO_PROOFS = { idcardProofId: '', idcardHoldProofId: '', addressProofId: '', paymentProofId: '' }
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

describe('the request', () => {
  const typed: CashoutValues = {
    ...emptyCashout,
    amount: '30.005',
    routingNumber: '021',
    accountNumber: ' 44 ',
    cpayAccount: ' acc-77 ',
    address: ` ${ADDRESS} `,
    accountName: ' Eve Ann ',
    email: 'eve@players.example',
  }

  it.each([
    ['BANK_CARD', { routingNumber: '021', accountNumber: '44', accountName: 'Eve Ann', email: '' }],
    ['PAYPAL', { routingNumber: '', accountNumber: '', accountName: '', email: 'eve@players.example' }],
    ['MERCADO_PAGO', { routingNumber: '', accountNumber: '', accountName: '', email: 'eve@players.example' }],
    ['BTC', { routingNumber: '', accountNumber: ADDRESS, accountName: '', email: '' }],
    ['CPAY', { routingNumber: '', accountNumber: '', accountName: '', email: '' }],
  ])('for %s carries the fields of that method alone', (method, fields) => {
    const request = toRequest({ ...typed, method }, { ...NO_PROOFS, idcardProofId: 'a,b' }, 2)
    const payoutData =
      method === 'CPAY' ? { accountName: 'Eve Ann', toAccount: 'acc-77' } : { accountName: '', toAccount: '' }
    expect(request).toEqual({
      amount: '30.01',
      paymentMethod: method,
      ...NO_PROOFS,
      idcardProofId: 'a,b',
      type: 0,
      ...fields,
      payoutData,
    })
  })

  it.each([
    ['25.005', 2, '25.01'],
    ['25', 2, '25.00'],
    ['0.123456789', 8, '0.12345679'],
  ])('rounds %s to its currency’s %i decimals: %s', (amount, scale, sent) => {
    expect(toRequest({ ...typed, method: 'BTC', amount }, NO_PROOFS, scale).amount).toBe(sent)
  })
})

it.each([
  ['accountNumber', 'BANK_CARD', 'accountNumber'],
  ['accountNumber', 'BTC', 'address'],
  ['paymentMethod', 'BTC', 'method'],
  ['payoutData.toAccount', 'CPAY', 'cpayAccount'],
  ['payoutData.accountName', 'CPAY', 'accountName'],
  ['amount', 'BTC', undefined],
])('the field %s of a refusal of %s is the form’s %s', (name, method, field) =>
  expect(fieldOfRequest(name, method)).toBe(field),
)
