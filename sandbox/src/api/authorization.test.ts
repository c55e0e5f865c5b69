import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { BITCOIN_ADDRESS } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { postRoutes, PUBLIC, whileClosed } from '../testing/api-routes.ts'
import { sendPicture, victim, type Victim } from '../testing/victim.ts'

let ctx: TestContext
let api: TestApi
let attacker: Victim
let thief: { id: number; token?: string | undefined }
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
  attacker = await victim(ctx, api)
  thief = await testMember(ctx, { balance: '5000' })
})

const CARD = { cardNum: '4242424242424242', cardCvv: '123', expireMonth: '12', expireYear: '2030' }
/** Where the providers are. */
const SITE = 'http://localhost:4020'
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** A request for the victim's record, and the same request for a record that does not exist. */
type Attempt = readonly [path: string, stolen: (attacker: Victim) => object, nothing: object]

/** Every call that takes the number of a record: for a stranger it is as if there was no such record. */
const RECORDS: readonly Attempt[] = [
  ['/sys/withdraw/find', ({ withdrawal }) => ({ id: withdrawal }), { id: 2_000_000_000 }],
  ['/sys/withdraw/cancel', ({ withdrawal }) => ({ id: withdrawal }), { id: 2_000_000_000 }],
  ['/sys/deposit/pollingStatus', ({ order }) => ({ id: order }), { id: 'D2222222222' }],
  ['/ext/deposit/resume', ({ order }) => ({ id: order }), { id: 'D2222222222' }],
  ['/sys/payp/findOrder', ({ order }) => ({ orderId: order }), { orderId: 'D2222222222' }],
  ['/sys/stripe/findOrder', ({ order }) => ({ orderId: order }), { orderId: 'D2222222222' }],
  ['/sys/cash/findOrder', ({ order }) => ({ orderId: order }), { orderId: 'D2222222222' }],
  ['/sys/cash/getImg', ({ order }) => ({ orderId: order }), { orderId: 'D2222222222' }],
  ['/sys/paypal/trigger', ({ order }) => ({ bizId: order, cSite: SITE }), { bizId: 'D2222222222', cSite: SITE }],
  ['/sys/paypal/findOrder', ({ order }) => ({ bizId: order, cSite: SITE }), { bizId: 'D2222222222', cSite: SITE }],
  ['/sys/cattl/pay', ({ order }) => ({ depositId: order, ...CARD }), { depositId: 'D2222222222', ...CARD }],
  ['/sys/member/documents/update', ({ file }) => fourProofs(file), fourProofs(NOBODY)],
  ['/sys/withdraw/apply', ({ file }) => cashout(file), cashout(NOBODY)],
]

/** Every call that takes the number of a member: another one's is refused, whoever it is. */
const MEMBERS: readonly (readonly [path: string, field: string, more?: object])[] = [
  ['/sys/member/getMember', 'id'],
  ['/sys/member/getMember', 'memberId'],
  ['/sys/member/password/change', 'id', { password: 'stolen-1234', repassword: 'stolen-1234' }],
  ['/sys/member/password/change', 'memberId', { password: 'stolen-1234', repassword: 'stolen-1234' }],
  ['/sys/member/receiveInviteBonus', 'id', { inviteConfigId: 1 }],
  ['/sys/member/documents/update', 'id'],
  ['/sys/sysSetting/checkBlock', 'id'],
  ['/sys/withdraw/listPage', 'memberId'],
  ['/sys/withdraw/apply', 'memberId'],
  ['/sys/member/transaction/page', 'memberId'],
  ['/sys/member/transaction/page', 'memberId_EQ'],
  ['/ext/transaction/summary', 'memberId'],
  ['/sys/game/history/page', 'memberId'],
  ['/base/news/listPage', 'memberId'],
  ['/ext/deposit/page', 'memberId'],
  ['/sys/deposit/stripe/depositOrder', 'memberId', { amount: '50' }],
  ['/sys/deposit/crypto/deposit', 'memberId', { amount: '50' }],
  ['/sys/deposit/crypt/depositOrder', 'memberId', { amount: '50', depositCurrency: 'btc' }],
]

function fourProofs(id: string) {
  return { idcardProofId: id, idcardHoldProofId: id, addressProofId: id, paymentProofId: id }
}

function cashout(id: string) {
  return { amount: '200', paymentMethod: 'BTC', accountNumber: BITCOIN_ADDRESS, idcardProofId: id, paymentProofId: id }
}

/** Nothing in an answer comes from the record's owner. */
function tellsNothing(text: string): void {
  for (const secret of attacker.secrets) expect(text).not.toContain(secret)
}

describe('a member who requests another member’s records', () => {
  it.each(RECORDS)('%s: gets the response for an unknown record', async (path, stolen, nothing) => {
    const answer = await api.post(path, stolen(attacker), as(thief))
    expect(answer.error).toBeGreaterThan(0)
    expect(answer).toEqual(await api.post(path, nothing, as(thief)))
    tellsNothing(JSON.stringify(answer))
  })

  it.each(MEMBERS.map(([path, field, more]) => [path, field, more ?? {}] as const))(
    'is refused by %s with a foreign %s',
    async (path, field, more) => {
      const answer = await api.post(path, { ...more, [field]: attacker.id }, as(thief))
      expect(answer).toMatchObject({ error: 1, data: null })
      expect(answer.message).toContain('another member')
      tellsNothing(JSON.stringify(answer))
    },
  )

  it('finds none of them in a list, whatever the filter', async () => {
    for (const path of [
      '/sys/withdraw/listPage',
      '/ext/deposit/page',
      '/sys/game/history/page',
      '/base/news/listPage',
    ]) {
      const answer = await api.post(
        path,
        { id: attacker.withdrawal, member_id: attacker.id, username: attacker.username },
        as(thief),
      )
      expect(answer.data.content, path).toEqual([])
      tellsNothing(JSON.stringify(answer))
    }
  })

  it('gets 404 for a foreign file in every size', async () => {
    const get = (id: string, query: string) =>
      api.app.inject({ url: `/sys/file/get?id=${id}${query}`, headers: { host: 'localhost:4010', ...as(thief) } })
    for (const query of ['', '&width=50&height=50', `&memberId=${attacker.id}`]) {
      const [stolen, nothing] = await Promise.all([get(attacker.file, query), get(NOBODY, query)])
      expect(stolen.statusCode).toBe(404)
      expect(stolen.body).toBe(nothing.body)
    }
  })

  it('leaves those records unchanged', async () => {
    await api.post('/sys/news/setNewsStatus', { id: attacker.message }, as(thief))
    expect((await api.post('/sys/withdraw/find', { id: attacker.withdrawal }, as(attacker))).data).toMatchObject({
      status: 0,
    })
    expect((await api.post('/sys/deposit/pollingStatus', { id: attacker.order }, as(attacker))).data.status).toBe(0)
    expect((await api.post('/sys/news/getNewCount', {}, as(attacker))).data).toBe(1)
    expect(await balanceOf(ctx.db, attacker.id)).toBe(30_000n)
    const login = { username: attacker.username, password: attacker.password, type: 'MEMBER' }
    expect((await api.post('/sys/auth/login', login)).error).toBe(0)
  })
})

describe('a visitor without a session', () => {
  it('gets -2 and no data from every call that is not public', async () => {
    const closed = postRoutes(api.app).filter((path) => !PUBLIC.has(path))
    expect(closed.length).toBeGreaterThan(40)
    for (const path of closed) {
      for (const token of [undefined, 'x'.repeat(43), `${attacker.token}x`, '']) {
        const answer = await api.post(path, { id: attacker.withdrawal, memberId: attacker.id }, as({ token }))
        expect({ path, ...answer }).toMatchObject({ path, error: -2, data: null })
      }
    }
  })

  it('is nobody with the token of an ended session', async () => {
    const ended = await testMember(ctx)
    await api.post('/sys/auth/logout', {}, as(ended))
    expect((await api.post('/sys/auth/token/info', {}, as(ended))).error).toBe(-2)
  })
})

describe('a member with a closed account', () => {
  it('is refused by every call except the session status and logout', async () => {
    const closed = await victim(ctx, api)
    await ctx.db.updateTable('members').set({ enabled: 0 }).where('id', '=', closed.id).execute()
    const paths = postRoutes(api.app).filter((path) => !PUBLIC.has(path) && !whileClosed.has(path))
    for (const path of paths) {
      const answer = await api.post(path, { id: closed.withdrawal, orderId: closed.order }, as(closed))
      expect({ path, ...answer }).toMatchObject({ path, error: 1, data: null })
      expect(answer.message, path).toContain('closed')
    }
    expect((await sendPicture(api, closed)).error).toBe(1)
    const file = await api.app.inject({
      url: `/sys/file/get?id=${closed.file}`,
      headers: { host: 'localhost:4010', ...as(closed) },
    })
    expect(file.headers['content-type']).toContain('application/json')
    expect(file.json()).toMatchObject({ error: 1 })
  })
})
