import { beforeAll, expect, it } from 'vitest'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testFile } from '../testing/files.ts'
import { testMember } from '../testing/members.ts'

/** The most characters that the form accepts in its account and name fields. */
const LONGEST = 120

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

const typed = (length: number) => 'a'.repeat(length)

it.each([
  ['BANK_CARD', 'routingNumber', (text: string) => ({ routingNumber: text, accountNumber: '1', accountName: 'Eve' })],
  ['BANK_CARD', 'accountNumber', (text: string) => ({ routingNumber: '1', accountNumber: text, accountName: 'Eve' })],
  ['BANK_CARD', 'accountName', (text: string) => ({ routingNumber: '1', accountNumber: '1', accountName: text })],
  ['CPAY', 'payoutData.accountName', (text: string) => ({ payoutData: { accountName: text, toAccount: '1' } })],
  ['CPAY', 'payoutData.toAccount', (text: string) => ({ payoutData: { accountName: 'Eve', toAccount: text } })],
] as const)('%s: accepts a %s of the form’s maximum length, and refuses a longer one by name', async (...args) => {
  const [paymentMethod, field, fields] = args
  const member = await testMember(ctx, { balance: '500.00' })
  const id = await testFile(ctx, member.id)
  const requestCashout = (text: string) =>
    api.post(
      '/sys/withdraw/apply',
      { amount: '200', paymentMethod, idcardProofId: id, paymentProofId: id, ...fields(text) },
      as(member),
    )
  expect(await requestCashout(typed(LONGEST + 1))).toMatchObject({ error: 1, data: { field } })
  expect(await requestCashout(typed(LONGEST))).toMatchObject({ error: 0 })
})

it('a key is refused when it is repeated for another account or method', async () => {
  const member = await testMember(ctx, { balance: '500.00' })
  const id = await testFile(ctx, member.id)
  const requestCashout = (paymentMethod: string, email: string) =>
    api.post(
      '/sys/withdraw/apply',
      { amount: '200', paymentMethod, idcardProofId: id, paymentProofId: id, email },
      { ...as(member), 'idempotency-key': 'one' },
    )
  expect(await requestCashout('PAYPAL', 'eve@one.example')).toMatchObject({ error: 0 })
  expect(await requestCashout('PAYPAL', 'eve@one.example')).toMatchObject({ error: 0 })
  expect((await requestCashout('PAYPAL', 'eve@two.example')).error).not.toBe(0)
  expect((await requestCashout('MERCADO_PAGO', 'eve@one.example')).error).not.toBe(0)
})
