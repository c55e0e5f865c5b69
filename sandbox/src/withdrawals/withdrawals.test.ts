import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { accountBalance, balanceOf, hold, type Currency } from '../ledger/index.ts'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { placeDeposit } from '../testing/deposits.ts'
import { writeSetting } from '../operator/settings.ts'
import { withdrawConfig } from './config.ts'
import { moveWithdrawal } from './move.ts'
import { STATUS } from './tables.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const memberWith = (balance: string, currency?: Currency) => cashoutMember(ctx, balance, currency)

it('a cash-out holds its amount at once and returns it once on cancel', async () => {
  const { id, requestCashout } = await memberWith('500.00')
  const made = await requestCashout('200')
  expect(await balanceOf(ctx.db, id)).toBe(30_000n)
  expect(await accountBalance(ctx.db, hold(id), 'USD')).toBe(20_000n)
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => moveWithdrawal(ctx, made.id, STATUS.canceled, { memberId: id })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(ctx.db, id)).toBe(50_000n)
  expect(await accountBalance(ctx.db, hold(id), 'USD')).toBe(0n)
})

it('a key creates one cash-out, however often it is sent, and is refused with other contents', async () => {
  const { id, requestCashout } = await memberWith('5000.00')
  const key = randomUUID()
  const made = await Promise.all(Array.from({ length: 50 }, () => requestCashout('200', key)))
  expect(new Set(made.map((each) => each.id)).size).toBe(1)
  expect(await balanceOf(ctx.db, id)).toBe(480_000n)
  await expect(requestCashout('300', key)).rejects.toThrow()
})

it('two members may use the same key: each gets a cash-out of their own', async () => {
  const [one, two] = [await memberWith('500.00'), await memberWith('500.00')]
  const key = randomUUID()
  const made = [
    await one.requestCashout('200', key),
    await two.requestCashout('200', key),
    await two.requestCashout('200', key),
  ]
  expect(made.map(({ memberId }) => memberId)).toEqual([one.id, two.id, two.id])
  expect(made[2]?.id).toBe(made[1]?.id)
  expect([await balanceOf(ctx.db, one.id), await balanceOf(ctx.db, two.id)]).toEqual([30_000n, 30_000n])
})

it('a cash-out is returned once to 50 concurrent cancels during 50 other requests', async () => {
  const { id, requestCashout } = await memberWith('400.00')
  const { id: made } = await requestCashout('200')
  const cancels = Array.from({ length: 50 }, () => moveWithdrawal(ctx, made, STATUS.canceled, { memberId: id }))
  const requests = Array.from({ length: 50 }, () => requestCashout('200'))
  const [canceled, asked] = await Promise.all([Promise.allSettled(cancels), Promise.allSettled(requests)])
  const done = (results: PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length
  expect(done(canceled)).toBe(1)
  // The 200 that the cancellation gives back are enough for at most one more request.
  expect(done(asked)).toBeGreaterThanOrEqual(1)
  expect(done(asked)).toBeLessThanOrEqual(2)
  const held = BigInt(done(asked)) * 20_000n
  expect(await accountBalance(ctx.db, hold(id), 'USD')).toBe(held)
  expect(await balanceOf(ctx.db, id)).toBe(40_000n - held)
  const back = await ctx.db
    .selectFrom('ledgerTransactions')
    .select('id')
    .where('key', '=', `withdraw:${made}:back`)
    .execute()
  expect(back).toHaveLength(1)
})

it('1,000 concurrent requests are accepted exactly as far as the balance allows', async () => {
  const { id, requestCashout } = await memberWith('2450.00')
  const results = await Promise.allSettled(Array.from({ length: 1_000 }, () => requestCashout('200')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  expect(await balanceOf(ctx.db, id)).toBe(5_000n)
  expect(await accountBalance(ctx.db, hold(id), 'USD')).toBe(240_000n)
}, 60_000)

it('a member who still has to wager, or whose account is closed, is refused', async () => {
  const { id, requestCashout } = await memberWith('500.00')
  const change = ctx.db.updateTable('members').where('id', '=', id)
  await change.set({ rollingAmount: 100n }).execute()
  await expect(requestCashout('200')).rejects.toMatchObject({ messageId: 'withdraw.notUpStandard' })
  await change.set({ rollingAmount: 0n, enabled: 0 }).execute()
  await expect(requestCashout('200')).rejects.toMatchObject({ messageId: 'member.disabled' })
  expect(await balanceOf(ctx.db, id)).toBe(50_000n)
})

it.each([
  [{ rollingAmount: 1n }, { messageId: 'withdraw.notUpStandard' }],
  [{ enabled: 0 as const }, { messageId: 'member.disabled' }],
  [{ paymentProofStatus: 30 }, { messageId: 'withdraw.proofs', field: 'paymentProofId' }],
])('a member who gets %o while the request is checked is refused', async (change, refusal) => {
  const { id, requestCashout, requestCashoutAs, readMember } = await memberWith('500.00')
  await requestCashout('200')
  const read = await readMember()
  await ctx.db.updateTable('members').set(change).where('id', '=', id).execute()
  await expect(requestCashoutAs(read, '200')).rejects.toMatchObject(refusal)
  expect(await accountBalance(ctx.db, hold(id), 'USD')).toBe(20_000n)
})

it('a cash-out below the minimum or above the balance is refused', async () => {
  const { requestCashout } = await memberWith('500.00')
  await expect(requestCashout('199.99')).rejects.toMatchObject({ messageId: 'withdraw.tooLow' })
  await expect(requestCashout('500.01')).rejects.toMatchObject({ messageId: 'withdraw.insufficient' })
})

it('a cash-out is at most 100000 units of the currency, and never zero', async () => {
  const { requestCashout } = await memberWith('250000.00')
  await expect(requestCashout('100000')).rejects.toMatchObject({ messageId: 'withdraw.monthly' })
  await expect(requestCashout('100000.01')).rejects.toMatchObject({ messageId: 'withdraw.tooHigh', field: 'amount' })
  await expect(requestCashout('1234567890123')).rejects.toMatchObject({ messageId: 'money.invalid', field: 'amount' })
  const scope = randomUUID()
  await writeSetting(ctx.db, 'withdrawConfig', { minimumAmount: '0' }, scope)
  await expect(requestCashout('0', undefined, scope)).rejects.toMatchObject({
    messageId: 'withdraw.tooLow',
    field: 'amount',
  })
  await writeSetting(ctx.db, 'withdrawConfig', undefined, scope)
})

it('a duplicate request gets the first one’s cash-out even if that emptied the balance', async () => {
  const { requestCashout } = await memberWith('300.00')
  const key = randomUUID()
  let first: Promise<{ id: number }> | undefined
  // The duplicate has looked for an earlier request and found none; before it goes on, the first one is made.
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      first ??= requestCashout('300', key)
      await first
      return result
    },
  })
  const duplicate = await requestCashout('300', key, undefined, { ...ctx, db })
  expect(duplicate.id).toBe((await first)?.id)
  await expect(requestCashout('300')).rejects.toMatchObject({ messageId: 'withdraw.insufficient' })
})

it('only quick amounts are accepted where no others may be typed; an earlier request stays valid', async () => {
  const scope = randomUUID()
  const { requestCashout } = await memberWith('500.00')
  const key = randomUUID()
  const before = await requestCashout('201', key, scope)
  const rules = { minimumAmount: '20', withdrawAmounts: '50/75.5/900', withdrawAllowManualInput: 0 }
  await writeSetting(ctx.db, 'withdrawConfig', rules, scope)
  expect((await requestCashout('201', key, scope)).id).toBe(before.id)
  await expect(requestCashout('60', undefined, scope)).rejects.toMatchObject({ messageId: 'money.notOffered' })
  await expect(requestCashout('900', undefined, scope)).rejects.toMatchObject({ messageId: 'withdraw.insufficient' })
  expect((await requestCashout('75.50', undefined, scope)).amount).toBe(7550n)
  await writeSetting(ctx.db, 'withdrawConfig', undefined, scope)
})

it("the operator's amounts are converted for bitcoin, and used unchanged elsewhere", async () => {
  const scope = randomUUID()
  const rules = {
    minimumAmount: '55',
    withdrawAmounts: '60/75.50',
    requiredDepositAmount4Withdraw: '20',
    withdrawAllowManualInput: 0,
  }
  await writeSetting(ctx.db, 'withdrawConfig', rules, scope)
  const formConfig = async (id: number) => {
    const member = await ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return withdrawConfig(ctx, member, scope)
  }
  const [bitcoin, euro] = [await memberWith('0.01', 'BTC'), await memberWith('100', 'EUR')]
  expect(await formConfig(euro.id)).toMatchObject(rules)
  expect(await formConfig(bitcoin.id)).toMatchObject({
    minimumAmount: '0.00055',
    withdrawAmounts: '0.0006/0.000755',
    requiredDepositAmount4Withdraw: '0.0002',
    withdrawAllowManualInput: 0,
  })
  await writeSetting(ctx.db, 'withdrawConfig', { ...rules, requiredDepositAmount4Withdraw: '0' }, scope)
  await expect(bitcoin.requestCashout('0.00054', undefined, scope)).rejects.toMatchObject({
    messageId: 'withdraw.tooLow',
  })
  expect((await bitcoin.requestCashout('0.000755', undefined, scope)).amount).toBe(75_500n)
  await writeSetting(ctx.db, 'withdrawConfig', undefined, scope)
})

it('a rule without a valid fiat amount is ignored, so that nobody is locked out', async () => {
  const scope = randomUUID()
  await writeSetting(ctx.db, 'withdrawConfig', { minimumAmount: '0.002', withdrawAmounts: 'all/ten' }, scope)
  const { requestCashout } = await memberWith('500.00')
  await expect(requestCashout('199.99', undefined, scope)).rejects.toMatchObject({ messageId: 'withdraw.tooLow' })
  expect((await requestCashout('200', undefined, scope)).status).toBe(STATUS.pending)
  await writeSetting(ctx.db, 'withdrawConfig', undefined, scope)
})

it('the form and the request require a first deposit before the first cash-out only', async () => {
  const scope = randomUUID()
  const { id, requestCashout } = await memberWith('900.00')
  const member = await ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const required = async () => (await withdrawConfig(ctx, member, scope)).requiredDepositAmount4Withdraw
  const made = await requestCashout('200')
  await writeSetting(ctx.db, 'withdrawConfig', { requiredDepositAmount4Withdraw: '50' }, scope)
  expect(await required()).toBe('50')
  // An unpaid order does not count as a deposit.
  await placeDeposit(ctx, id, '60')
  await expect(requestCashout('200', undefined, scope)).rejects.toMatchObject({ messageId: 'withdraw.first' })
  for (const status of [STATUS.passed, STATUS.paying, STATUS.payed]) await moveWithdrawal(ctx, made.id, status)
  expect(await required()).toBe('0')
  await moveWithdrawal(ctx, made.id, STATUS.success)
  expect(await required()).toBe('0')
  expect((await requestCashout('200', undefined, scope)).status).toBe(STATUS.pending)
  await writeSetting(ctx.db, 'withdrawConfig', undefined, scope)
})

it('a cash-out moves step by step only, and leaves the hold account at its end', async () => {
  const { id, requestCashout } = await memberWith('500.00')
  const made = await requestCashout('300')
  await expect(moveWithdrawal(ctx, made.id, STATUS.success)).rejects.toMatchObject({
    messageId: 'withdraw.notPossible',
  })
  for (const status of [STATUS.passed, STATUS.paying, STATUS.payed, STATUS.success]) {
    await moveWithdrawal(ctx, made.id, status)
  }
  expect(await balanceOf(ctx.db, id)).toBe(20_000n)
  expect(await accountBalance(ctx.db, hold(id), 'USD')).toBe(0n)
  await expect(moveWithdrawal(ctx, made.id, STATUS.canceled, { memberId: id })).rejects.toThrow()
})
