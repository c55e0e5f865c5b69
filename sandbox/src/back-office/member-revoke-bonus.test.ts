import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountBalance, house } from '../ledger/index.ts'
import { readNews } from '../members/news.ts'
import { sessionUser } from '../members/view.ts'
import { testApi } from '../testing/api.ts'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { payDeposit } from '../testing/deposits.ts'
import { operatorCalls, type OperatorCalls } from '../testing/operator.ts'
import { testRound } from '../testing/rounds.ts'

let ctx: TestContext
let get: OperatorCalls['get']
let post: OperatorCalls['post']
beforeAll(async () => {
  ctx = await testContext()
  ;({ get, post } = operatorCalls(await testApi(ctx)))
})

/** A member who has deposited 500 and was given a bonus of 100, to be wagered 50 times unless told otherwise. */
async function memberWithBonus(bonusKind: string, bonusFactor = '50') {
  const { id, requestCashout } = await cashoutMember(ctx, '500')
  const path = `/operator/members/${id}`
  const send = async (form: string, fields: Record<string, string>) => {
    const { headers } = await post(`${path}/${form}`, { key: randomUUID(), ...fields })
    return decodeURIComponent(headers.location ?? '')
  }
  const give = () => send('bonus', { bonusKind, bonusAmount: '100', bonusFactor })
  expect(await give()).toContain('note=Done')
  const takeBack = (backAmount: string, key: string = randomUUID()) => send('bonus-back', { backAmount, key })
  /** The balance, how much of it can be cashed out, and what is still to be wagered. */
  const readMessages = async () => {
    const member = await ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { availableBalance, withdrawableBalance, rollingAmount } = await sessionUser(ctx.db, member)
    return [availableBalance, withdrawableBalance, rollingAmount]
  }
  const news = (language: string) =>
    ctx.db
      .selectFrom('news')
      .selectAll()
      .where('memberId', '=', id)
      .orderBy('id', 'desc')
      .execute()
      .then((rows) => rows.map((row) => readNews(language, row).message))
  return { id, path, requestCashout, give, takeBack, readMessages, news }
}

describe('a revoked bonus', () => {
  it.each([
    ['PROMOTION', 'promotions'],
    ['GIFT', 'gifts'],
    ['BENEFITS', 'vip'],
  ])('goes back once, however often the form is sent, and leaves the member’s deposit: %s', async (kind, purse) => {
    const { path, requestCashout, takeBack, readMessages, news } = await memberWithBonus(kind)
    const page = (await get(path)).body
    const key = /bonus-back[^]*?name="key" value="([\w-]+)"/.exec(page)![1]!
    const before = await accountBalance(ctx.db, house(purse), 'USD')
    for (const answer of await Promise.all([takeBack('100', key), takeBack('100', key)]))
      expect(answer).toContain('note=Done: 100.00 USD taken back')
    expect(await readMessages()).toEqual(['500.00', '500.00', '0.00'])
    expect((await accountBalance(ctx.db, house(purse), 'USD')) - before).toBe(10_000n)
    expect((await news('en')).slice(0, -1)).toEqual([
      'Your bonus has been canceled: $\u00a0100.00 was taken from your balance. Nothing is left to be wagered before a cashout.',
    ])
    expect((await news('de'))[0]).toContain('haben wir $\u00a0100,00 abgezogen')
    expect(await takeBack('50', key)).toContain('problem=This request was already used')
    expect(await takeBack('50')).toContain('problem=This member has no bonus')
    expect((await get(path)).body).not.toContain('bonus-back')
    await requestCashout('500')
  })

  it('cannot exceed the balance, nor be zero or less; the form keeps its input', async () => {
    const { path, takeBack, readMessages, news } = await memberWithBonus('PROMOTION')
    const refused = await takeBack('600.01')
    expect(refused).toContain('problem=This member has less than that')
    expect((await get(refused.slice(refused.indexOf('/operator')))).body).toContain('value="600.01"')
    expect(await takeBack('0')).toContain('problem=What is taken back is more than nothing')
    expect(await takeBack('-5')).toContain('problem=Please enter a valid amount')
    expect((await post(`${path}/bonus-back`, { backAmount: '5' })).statusCode).toBe(404)
    expect(await readMessages()).toEqual(['600.00', '600.00', '5000.00'])
    expect(await news('en')).toHaveLength(1)
  })

  it('is refused during a round, and once it is wagered and belongs to the member', async () => {
    const { id, takeBack, readMessages } = await memberWithBonus('PROMOTION')
    const forget = await testRound(ctx, id, 'open')
    expect(await takeBack('100')).toContain('problem=A round of this member is not over')
    expect(await readMessages()).toEqual(['600.00', '600.00', '5000.00'])
    await forget()
    expect(await takeBack('100')).toContain('note=Done')
    const wagered = await memberWithBonus('PROMOTION', '0')
    expect(await wagered.takeBack('100')).toContain('problem=This member has no bonus')
    expect(await wagered.readMessages()).toEqual(['600.00', '600.00', '0.00'])
  })

  it('leaves no more gifts than the balance, so that the next deposit is the member’s own', async () => {
    const { id, takeBack, readMessages } = await memberWithBonus('GIFT', '0')
    const other = { bonusKind: 'PROMOTION', bonusAmount: '100', bonusFactor: '50' }
    await post(`/operator/members/${id}/bonus`, { key: randomUUID(), ...other })
    expect(await takeBack('650')).toContain('note=Done')
    expect(await readMessages()).toEqual(['50.00', '0.00', '0.00'])
    await payDeposit(ctx, id, '80')
    expect(await readMessages()).toEqual(['130.00', '80.00', '0.00'])
  })

  it('of the kind GIFT lowers the remaining gifts by what is taken back, at most to zero', async () => {
    const some = await memberWithBonus('GIFT')
    expect(await some.takeBack('40')).toContain('note=Done')
    expect(await some.readMessages()).toEqual(['560.00', '500.00', '0.00'])
    const played = await memberWithBonus('GIFT')
    await ctx.db.updateTable('members').set({ giftsLeft: 3_000n }).where('id', '=', played.id).execute()
    expect(await played.takeBack('100')).toContain('note=Done')
    expect(await played.readMessages()).toEqual(['500.00', '500.00', '0.00'])
    // The whole balance.
    const all = await memberWithBonus('GIFT')
    expect(await all.takeBack('600')).toContain('note=Done')
    expect(await all.readMessages()).toEqual(['0.00', '0.00', '0.00'])
  })

  it('is not taken twice although wagering is due again, and allows another bonus', async () => {
    const { id, give, takeBack, readMessages } = await memberWithBonus('GIFT')
    expect(await takeBack('100')).toContain('note=Done')
    await post(`/operator/members/${id}/rolling`, { amount: '10' })
    expect(await takeBack('100')).toContain('problem=This member has no bonus')
    await post(`/operator/members/${id}/rolling`, { amount: '0' })
    expect(await give()).toContain('note=Done')
    expect(await readMessages()).toEqual(['600.00', '500.00', '5000.00'])
  })
})
