import { beforeAll, expect, it } from 'vitest'
import { buildProviders } from '../providers/server.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testFile } from '../testing/files.ts'
import { testMember } from '../testing/members.ts'

let ctx: TestContext
let api: TestApi
let member: Awaited<ReturnType<typeof testMember>>
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
  member = await testMember(ctx, { balance: '5000' })
})

const JSON_TYPE = { 'content-type': 'application/json' }

it.each([
  ['/sys/auth/token/info', '{"memberId":{"toString":1}}'],
  ['/sys/member/transaction/page', '{"createTime_GTE":"the day before yesterday"}'],
  ['/sys/withdraw/listPage', '{"status_IN":"99999999999"}'],
  ['/sys/deposit/crypt/depositOrder', '{"amount":"50","depositCurrency":"constructor"}'],
  ['/sys/deposit/crypt/depositOrder', '{"amount":"50","depositCurrency":"__proto__"}'],
])('a value that no field can hold is refused without a server error: %s %s', async (url, payload) => {
  const answer = await api.app.inject({ method: 'POST', url, payload, headers: { ...JSON_TYPE, ...as(member) } })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ error: 1, message: expect.stringMatching(/./) as string }),
  ])
})

it('times at year ends, on leap days and outside the database’s calendar get a response', async () => {
  const found = async (filter: object) =>
    (await api.post('/sys/member/transaction/page', filter, as(member))).data?.totalElements as number | undefined
  for (const past of ['0001-01-01', '2024-02-29', '-000001-01-01T00:00:00Z', '0000-12-31T22:00:00Z', '-271821-04-20']) {
    expect([past, await found({ createTime_GTE: past }), await found({ createTime_LT: past })]).toEqual([past, 1, 0])
  }
  for (const future of ['9999-12-31T23:59:59Z', '+010000-01-01T00:00:00.000Z', '+275760-09-13']) {
    expect([future, await found({ createTime_GTE: future }), await found({ createTime_LT: future })]).toEqual([
      future,
      0,
      1,
    ])
  }
})

it('a bitcoin amount with more digits than the database stores is refused', async () => {
  const bitcoins = await testMember(ctx, { currency: 'BTC' })
  const order = (amount: string) => api.post('/sys/deposit/pix/depositOrder', { amount }, as(bitcoins))
  expect(await order('999999999999')).toMatchObject({ error: 1, data: { field: 'amount' } })
  expect(await order('10000000.00000001')).toMatchObject({ error: 1, data: { field: 'amount' } })
  expect(await order('0.001')).toMatchObject({ error: 0 })
})

it('half an emoji in an account name does not prevent a cash-out', async () => {
  const id = await testFile(ctx, member.id)
  const bank = '"paymentMethod":"BANK_CARD","routingNumber":"1","accountNumber":"2","accountName":"Ann \\ud83d"'
  const payload = `{"amount":"200",${bank},"idcardProofId":"${id}","paymentProofId":"${id}"}`
  const answer = await api.app.inject({
    method: 'POST',
    url: '/sys/withdraw/apply',
    payload,
    headers: { ...JSON_TYPE, ...as(member) },
  })
  expect(answer.json()).toMatchObject({ error: 0, data: { status: 0 } })
})

it('a vendor code that every object has as a property (constructor, __proto__) yields no hosts', async () => {
  for (const code of ['constructor', '__proto__', 'toString', 'croupier']) {
    expect(await api.post('/sys/gameVendor/wrapper/domain', { code })).toEqual({ error: 0, message: '', data: {} })
  }
})

it('URLs with a NUL or a repeated parameter get 404 or an empty result', async () => {
  const get = async (url: string) =>
    (await api.app.inject({ url, headers: { host: 'localhost:4010', ...as(member) } })).statusCode
  expect(await get('/sys/file/get?id=%00')).toBe(404)
  expect(await get('/sys/file/get?id=a&id=b')).toBe(404)
  expect(await get('/operator/files/%00')).toBe(404)
  expect(await get('/mailbox?to=%00')).toBe(200)
  expect(await get('/mailbox?to=a&to=b')).toBe(200)
  const providers = await buildProviders(ctx, () => Promise.resolve(200))
  for (const url of ['/order/%00', '/order/%00/done', '/order/a%00b']) {
    expect((await providers.inject({ url })).statusCode).toBe(404)
  }
})

it('a malformed URL is refused with an envelope', async () => {
  for (const url of ['/sys/%zz', '/mailbox/%ff', `/mailbox/${'1'.repeat(200)}`]) {
    const answer = await api.app.inject({ method: 'POST', url, payload: {}, headers: { language: 'de' } })
    expect(answer.json()).toEqual({
      error: answer.statusCode,
      message: expect.stringMatching(/./) as string,
      data: null,
    })
  }
})

it('a malformed idempotency key is refused: a repeated request would create another order', async () => {
  const order = (key: string) =>
    api.post('/sys/deposit/pix/depositOrder', { amount: '60' }, { ...as(member), 'idempotency-key': key })
  const count = async () => (await api.post('/ext/deposit/page', {}, as(member))).data.totalElements as number
  const before = await count()
  for (const key of ['order/1', 'two words', 'x'.repeat(129), ''])
    expect(await order(key)).toMatchObject({ error: 1, data: null })
  expect(await count()).toBe(before)
  expect((await order('order-1')).data).toEqual((await order('order-1')).data)
  expect(await count()).toBe(before + 1)
})
