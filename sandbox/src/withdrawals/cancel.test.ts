import { beforeAll, expect, it } from 'vitest'
import { accountBalance, balanceOf, hold } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { startSession } from '../security/sessions.ts'
import { moveWithdrawal } from './move.ts'
import { STATUS } from './tables.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

async function memberWithCashout() {
  const { id, requestCashout } = await cashoutMember(ctx, '500')
  const made = await requestCashout('200')
  const token = await startSession(ctx, id)
  const cancel = (by = token) => api.post('/sys/withdraw/cancel', { id: made.id }, as({ token: by }))
  return { id, made, cancel }
}

it('repeated cancels get the same response and return the amount once: twenty at once, and a later one', async () => {
  const { id, made, cancel } = await memberWithCashout()
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel()))
  answers.push(await cancel())
  expect(answers[0]).toMatchObject({ error: 0, data: { id: made.id, status: STATUS.canceled, amount: '200.00' } })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await balanceOf(ctx.db, id)).toBe(50_000n)
  expect(await accountBalance(ctx.db, hold(id), 'USD')).toBe(0n)
})

it('a cancel reports neither a rejected cash-out as canceled nor finds another member’s', async () => {
  const { made, cancel } = await memberWithCashout()
  const { token = '' } = await testMember(ctx)
  await moveWithdrawal(ctx, made.id, STATUS.rejected)
  expect((await cancel()).message).toBe('This cashout can no longer be changed.')
  const other = await memberWithCashout()
  await other.cancel()
  expect((await other.cancel(token)).error).not.toBe(0)
})
