import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountBalance, cash, formatMoney, hold, house, parseMoney, post, type Currency } from '../ledger/index.ts'
import { exchangeRate } from '../operator/rates.ts'
import { writeSetting } from '../operator/settings.ts'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { payDeposit } from '../testing/deposits.ts'
import { cashoutFormConfig } from './config.ts'
import { moveWithdrawal } from './move.ts'
import { STATUS } from './tables.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const rowOf = (id: number) => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const PROOFLESS = { idcardProofId: '', paymentProofId: '' }

describe('the monthly cap', () => {
  /** A member on a given day; `left` is what the cash-out form shows as left of the cap. */
  async function memberOn(day: string, currency: Currency) {
    const at = (time: string) => ({ ...ctx, clock: () => new Date(time) })
    const member = await cashoutMember(ctx, '90000', currency)
    const row = await rowOf(member.id)
    const left = async (time = day) => (await cashoutFormConfig(at(time), row, undefined)).monthlyLeft
    return {
      ...member,
      left,
      requestCashout: (amount: string, time = day, key?: string) =>
        member.requestCashout(amount, key, undefined, at(time)),
    }
  }

  it.each([
    ['EUR', '15000.00'],
    ['USD', '16304.35'],
    ['BRL', '88043.49'],
    ['BTC', '0.16304350'],
  ] as const)('is 15,000 euros, or their worth in %s', async (currency, cap) => {
    const { requestCashout, left, id } = await memberOn('2026-03-31T23:00:00Z', currency)
    expect(await left()).toBe(cap)
    const beyond = formatMoney(parseMoney(cap, currency) + 1n, currency)
    const refusal = { messageId: 'withdraw.monthly', field: 'amount', values: { amount: { amount: cap } } }
    await expect(requestCashout(beyond)).rejects.toMatchObject(refusal)
    expect(await accountBalance(ctx.db, hold(id), currency)).toBe(0n)
    expect(await rowOf(id), 'no document is kept of it').toMatchObject(PROOFLESS)
    await requestCashout(cap)
    expect(await left()).toBe(formatMoney(0n, currency))
  })

  it('counts the requests of the UTC month except canceled, rejected and failed ones', async () => {
    const { id, requestCashout, left } = await memberOn('2026-03-31T23:59:59Z', 'EUR')
    const first = await requestCashout('10000')
    await expect(requestCashout('5000.01')).rejects.toMatchObject({ messageId: 'withdraw.monthly' })
    await moveWithdrawal(ctx, first.id, STATUS.canceled, { memberId: id })
    const [rejected, failed] = [await requestCashout('7000'), await requestCashout('8000')]
    expect(await left()).toBe('0.00')
    await moveWithdrawal(ctx, rejected.id, STATUS.rejected)
    for (const status of [STATUS.passed, STATUS.paying, STATUS.failed] as const)
      await moveWithdrawal(ctx, failed.id, status)
    await requestCashout('14000')
    expect(await left()).toBe('1000.00')
    await expect(requestCashout('1000.01')).rejects.toMatchObject({ values: { amount: { amount: '1000.00' } } })
    await requestCashout('800.01')
    // What is left is below the minimum cash-out of 200.
    const usedUp = { messageId: 'withdraw.monthlyUsed', field: 'amount' }
    await expect(requestCashout('200')).rejects.toMatchObject(usedUp)
    await requestCashout('15000', '2026-04-01T00:00:00Z')
    expect(await left('2026-04-30T23:59:59Z')).toBe('0.00')
  })

  it('applies to concurrent requests, and counts a repeated request once', async () => {
    const { requestCashout, left } = await memberOn('2026-03-10T12:00:00Z', 'EUR')
    const requests = await Promise.allSettled(Array.from({ length: 10 }, () => requestCashout('4000')))
    expect(requests.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await left()).toBe('3000.00')
    const key = randomUUID()
    const twins = await Promise.all(Array.from({ length: 10 }, () => requestCashout('3000', undefined, key)))
    expect(new Set(twins.map((each) => each.id)).size).toBe(1)
  })
})

describe('the cap of a member whose deposits are below the smallest (D39, D41)', () => {
  const belowMinimum = async (currency: Currency) => {
    const member = await cashoutMember(ctx, '5000', currency)
    const setReached = (reachedMinimumDeposit: boolean) =>
      ctx.db.updateTable('members').set({ reachedMinimumDeposit }).where('id', '=', member.id).execute()
    await setReached(false)
    /** What the cash-out form shows as left of the cap. */
    const left = async () => (await cashoutFormConfig(ctx, await rowOf(member.id), undefined)).freeLeft
    return { ...member, setReached, left }
  }
  const refusal = (amount: string) => ({ messageId: 'withdraw.free', field: 'amount', values: { amount: { amount } } })

  const usedUp = { messageId: 'withdraw.freeUsed', field: 'amount' }

  it.each([
    ['USD', '200', '17.40'],
    ['BTC', '0.002', '0.00017400'],
  ] as const)('is used up when it leaves less than the smallest cash-out, in %s', async (currency, smallest, rest) => {
    const { requestCashout, left } = await belowMinimum(currency)
    await requestCashout(smallest)
    expect(await left()).toBe(rest)
    await expect(requestCashout(smallest)).rejects.toMatchObject(usedUp)
  })

  it.each([
    ['EUR', '200.00'],
    ['USD', '217.40'],
    ['BRL', '1173.96'],
    ['BTC', '0.00217400'],
  ] as const)('is 200 euros, or their worth in %s', async (currency, cap) => {
    const { id, requestCashout, left } = await belowMinimum(currency)
    expect(await left()).toBe(cap)
    const beyond = formatMoney(parseMoney(cap, currency) + 1n, currency)
    await expect(requestCashout(beyond)).rejects.toMatchObject(refusal(cap))
    expect(await rowOf(id), 'no document is kept of it').toMatchObject(PROOFLESS)
    await requestCashout(cap)
    expect(await left()).toBe(formatMoney(0n, currency))
  })

  it('leaves room for the smallest cash-out in bitcoin at any exchange rate', async () => {
    const rateTo = (exchangeRate: string) =>
      ctx.db.updateTable('currencies').set({ exchangeRate }).where('code', '=', 'BTC').execute()
    const seeded = await exchangeRate(ctx.db, 'BTC')
    try {
      for (const [rate, smallest] of [
        ['0.00000625', '0.00125'],
        ['0.000025', '0.005'],
      ] as const) {
        await rateTo(rate)
        const { id, requestCashout } = await belowMinimum('BTC')
        expect(await cashoutFormConfig(ctx, await rowOf(id), undefined)).toMatchObject({ minimumAmount: smallest })
        await requestCashout(smallest)
      }
    } finally {
      await rateTo(seeded)
    }
  })

  /** A member who has won 1000 and deposited nothing; `pay` makes deposits that their provider reports as paid. */
  async function winner() {
    const member = await cashoutMember(ctx, '0')
    const { id: memberId } = member
    const won = [
      { account: house('gifts'), amount: -100_000n },
      { account: cash(memberId), amount: 100_000n },
    ]
    await post(ctx.db, { key: `won:${memberId}`, kind: 'PROMOTION', memberId, currency: 'USD', legs: won })
    const pay = (amount: string) => payDeposit(ctx, memberId, amount)
    return { ...member, pay }
  }

  it('is lifted by deposits that together reach the smallest possible deposit (D41)', async () => {
    const { requestCashout, pay } = await winner()
    for (const amount of ['0.01', '9.98']) {
      await pay(amount)
      await expect(requestCashout('300')).rejects.toMatchObject(refusal('217.40'))
    }
    await pay('0.01')
    await requestCashout('300')
  })

  it('stays lifted when the smallest deposit is raised later', async () => {
    const [before, after] = [await winner(), await winner()]
    await before.pay('10')
    await writeSetting(ctx.db, 'depositConfig', { minimumAmount: '20' })
    try {
      await after.pay('10')
      await before.pay('1')
      await before.requestCashout('300')
      await expect(after.requestCashout('300')).rejects.toMatchObject(refusal('217.40'))
    } finally {
      await writeSetting(ctx.db, 'depositConfig', undefined)
    }
  })

  it('counts all cash-outs except returned ones, and ends once the deposits reach it', async () => {
    const { id, requestCashout, setReached, left } = await belowMinimum('EUR')
    const requests = await Promise.allSettled([1, 2, 3].map(() => requestCashout('200')))
    const made = requests.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(made).toHaveLength(1)
    await moveWithdrawal(ctx, made[0]!.id, STATUS.canceled, { memberId: id })
    const second = await requestCashout('200')
    for (const status of [STATUS.passed, STATUS.paying, STATUS.payed] as const)
      await moveWithdrawal(ctx, second.id, status)
    await expect(requestCashout('200')).rejects.toMatchObject(usedUp)
    await setReached(true)
    expect(await left()).toBeUndefined()
    await requestCashout('4000')
  })
})
