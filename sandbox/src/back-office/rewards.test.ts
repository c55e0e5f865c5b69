import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountBalance, balanceOf, house } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { operatorCalls, type OperatorCalls } from '../testing/operator.ts'
import { takeBet } from '../wallet/moves.ts'
import { moveWithdrawal } from '../withdrawals/move.ts'
import { STATUS } from '../withdrawals/tables.ts'

let ctx: TestContext
let api: TestApi
let get: OperatorCalls['get']
let post: OperatorCalls['post']
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
  ;({ get, post } = operatorCalls(api))
})

describe('the rewards in the back office', () => {
  it('move a member to a VIP level once, and notify them in their language', async () => {
    const member = await testMember(ctx, { vipLifeTimePoints: 5200 })
    const move = (level: string) => post(`/operator/members/${member.id}/level`, { level })
    expect((await move('30')).headers.location).toContain('note=Done')
    expect((await move('30')).headers.location).toContain('problem=Nothing%20was%20changed')
    expect((await api.post('/sys/auth/token/info', {}, as(member))).data).toMatchObject({ vipLevel: 30 })
    for (const level of ['', '35', '-10', '30.0', 'gold'])
      expect([level, (await move(level)).statusCode]).toEqual([level, 404])
    expect((await post('/operator/members/999999/level', { level: '30' })).statusCode).toBe(404)
    const read = async (language: string) =>
      (await api.post('/base/news/listPage', {}, { ...as(member), language })).data.content.map(
        ({ message }: { message: string }) => message,
      )
    expect(await read('en')).toEqual(['Your VIP level is now Gold.'])
    expect(await read('de')).toEqual(['Deine VIP-Stufe ist jetzt Gold.'])
    expect((await get(`/operator/members/${member.id}`)).body).toContain('<dt>VIP level</dt><dd>Gold</dd>')
  })

  it('pay a bonus once however often it is sent, from the house, with wagering and a message', async () => {
    const member = await testMember(ctx, { balance: '10', currency: 'EUR' })
    const path = `/operator/members/${member.id}`
    const key = /name="key" value="([\w-]+)"/.exec((await get(path)).body)![1]!
    const give = (fields: object) =>
      post(`${path}/bonus`, { key, bonusKind: 'GIFT', bonusAmount: '20', bonusFactor: '50', ...fields })
    const purse = () => accountBalance(ctx.db, house('gifts'), 'EUR')
    const before = await purse()
    const sent = await Promise.all([give({}), give({}), give({})])
    for (const { headers } of sent)
      expect(decodeURIComponent(headers.location ?? '')).toContain('note=Done: a bonus of 20.00 EUR')
    const info = async () => (await api.post('/sys/auth/token/info', {}, as(member))).data
    expect(await info()).toMatchObject({ availableBalance: '30.00', rollingAmount: '1000.00' })
    expect((await purse()) - before).toBe(-2_000n)
    const history = await api.post('/sys/member/transaction/page', { type: 'GIFT' }, as(member))
    expect(history.data.content).toMatchObject([{ type: 'GIFT', amount: '20.00', balanceAfter: '30.00' }])
    const news = await api.post('/base/news/listPage', {}, as(member))
    expect(news.data.content.map(({ message }: { message: string }) => message)).toEqual([
      'You have received a bonus of €\u00a020.00. Before a cashout, €\u00a01,000.00 is still to be wagered.',
    ])
    const other = await give({ bonusAmount: '30' })
    expect(decodeURIComponent(other.headers.location ?? '')).toContain('problem=This request was already used')
    expect(await info()).toMatchObject({ availableBalance: '30.00', rollingAmount: '1000.00' })
  })

  it('allow one bonus at a time, none for a closed account and none of zero; the input stays', async () => {
    const member = await testMember(ctx, { rollingAmount: '0.01', balance: '0.10' })
    const closed = await testMember(ctx, { enabled: 0 })
    const path = (id: number) => `/operator/members/${id}/bonus`
    const give = async (id: number, fields: object) => {
      const typed = { bonusKind: 'BENEFITS', bonusAmount: '12.5', bonusFactor: '0', key: randomUUID(), ...fields }
      return decodeURIComponent((await post(path(id), typed)).headers.location ?? '')
    }
    const refused = await give(member.id, {})
    expect(refused).toContain('problem=One bonus at a time')
    const page = (await get(refused)).body
    expect(page).toContain('name="bonusAmount" inputmode="decimal" autocomplete="off" value="12.5"')
    expect(page).toContain('name="bonusFactor" inputmode="numeric" autocomplete="off" value="0"')
    expect(page).toContain('<option value="BENEFITS" selected>')
    expect(await give(closed.id, {})).toContain('problem=This account is closed')
    expect(await give(member.id, { bonusAmount: '0' })).toContain('problem=A bonus is more than nothing')
    expect(await give(member.id, { bonusAmount: '-5' })).toContain('problem=Please enter a valid amount')
    expect(await give(member.id, { bonusAmount: '1.001' })).toContain('problem=The amount may have 2 decimals')
    for (const bonusFactor of ['', '-1', '2.5', '1000']) {
      expect(await give(member.id, { bonusFactor })).toContain('problem=How often it is to be wagered')
    }
    expect(
      (await post(path(member.id), { bonusKind: 'DEPOSIT', bonusAmount: '5', bonusFactor: '0', key: randomUUID() }))
        .statusCode,
    ).toBe(404)
    expect(await balanceOf(ctx.db, member.id)).toBe(10n)
    await ctx.db.updateTable('members').set({ rollingAmount: 0n }).where('id', '=', member.id).execute()
    expect(await give(member.id, {})).toContain('note=Done')
    expect(await balanceOf(ctx.db, member.id)).toBe(1_260n)
    expect((await api.post('/sys/auth/token/info', {}, as(member))).data).toMatchObject({ rollingAmount: '0.00' })
  })

  it('include a bonus after a lost one, which needs no more wagering (D42)', async () => {
    const { id } = await testMember(ctx, { balance: '20' })
    const give = async (bonusAmount: string, bonusFactor: string) => {
      const typed = { bonusKind: 'BENEFITS', bonusAmount, bonusFactor, key: randomUUID() }
      return decodeURIComponent((await post(`/operator/members/${id}/bonus`, typed)).headers.location ?? '')
    }
    const lose = (amount: bigint) => {
      const move = { memberId: id, gameId: 1, roundId: randomUUID(), key: randomUUID(), amount }
      return ctx.db.transaction().execute((trx) => takeBet(trx, move, ctx.clock()))
    }
    expect(await give('10', '50')).toContain('note=Done')
    await lose(2_990n)
    expect(await give('5', '1')).toContain('problem=One bonus at a time')
    await lose(10n)
    expect(await give('5', '1')).toContain('note=Done')
    expect(await balanceOf(ctx.db, id)).toBe(500n)
    const { rollingAmount } = await ctx.db
      .selectFrom('members')
      .select('rollingAmount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(rollingAmount).toBe(500n)
  })

  it('exclude VIP benefits, but no other bonus, while a cash-out is under way (D44)', async () => {
    const { id, requestCashout } = await cashoutMember(ctx, '500')
    const { id: cashout } = await requestCashout('200')
    const give = async (bonusKind: string, key: string = randomUUID()) => {
      const typed = { bonusKind, bonusAmount: '10', bonusFactor: '0', key }
      return decodeURIComponent((await post(`/operator/members/${id}/bonus`, typed)).headers.location ?? '')
    }
    const refused = 'problem=No VIP benefit goes with a cash-out'
    expect(await give('BENEFITS')).toContain(refused)
    expect(await give('PROMOTION')).toContain('note=Done')
    for (const status of [STATUS.passed, STATUS.paying, STATUS.payed] as const) {
      await moveWithdrawal(ctx, cashout, status)
      expect([status, await give('BENEFITS')]).toEqual([status, expect.stringContaining(refused)])
    }
    expect(await balanceOf(ctx.db, id)).toBe(31_000n)
    await moveWithdrawal(ctx, cashout, STATUS.success)
    const key = randomUUID()
    expect(await give('BENEFITS', key)).toContain('note=Done')
    await requestCashout('200')
    // The same key again: answered as done, and not given twice.
    expect(await give('BENEFITS', key)).toContain('note=Done')
    expect(await balanceOf(ctx.db, id)).toBe(12_000n)
  })
})
