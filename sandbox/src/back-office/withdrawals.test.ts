import { beforeAll, describe, expect, it } from 'vitest'
import type { Updateable } from 'kysely'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { balanceOf } from '../ledger/index.ts'
import { testApi } from '../testing/api.ts'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { operatorCalls, type OperatorCalls } from '../testing/operator.ts'
import { moveWithdrawal } from '../withdrawals/move.ts'
import { storeProofs } from '../withdrawals/proofs.ts'
import { STATUS } from '../withdrawals/tables.ts'
import { testFile } from '../testing/files.ts'

let ctx: TestContext
let get: OperatorCalls['get']
let post: OperatorCalls['post']
beforeAll(async () => {
  ctx = await testContext()
  ;({ get, post } = operatorCalls(await testApi(ctx)))
})

/** A cash-out request, with what the operator does about it and about its member. */
async function request() {
  const { id: memberId, requestCashout } = await cashoutMember(ctx, '500')
  const { id } = await requestCashout('200')
  const member = () => ctx.db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
  const judge = (verdict: Updateable<Database['members']>) =>
    ctx.db.updateTable('members').set(verdict).where('id', '=', memberId).execute()
  const step = async (status: number, reason = '') => {
    const { headers } = await post(`/operator/withdrawals/${id}`, { status: String(status), reason })
    return decodeURIComponent(headers.location ?? '')
  }
  const status = async () =>
    (await ctx.db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  /** A page's text, without its tags. */
  const textOf = async (path: string) => (await get(path)).body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  const row = async () => textOf(`/operator/withdrawals?q=${(await member()).username}`)
  const question = async (to: number) => {
    const { headers, body } = await get(`/operator/withdrawals/${id}/decide?to=${to}`)
    return decodeURIComponent(headers.location ?? body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
  }
  return { id, memberId, member, judge, step, status, row, question }
}

describe('a request with an obstacle (D51)', () => {
  it.each([
    ['idcardProofStatus', 'the ID proof was refused'],
    ['paymentProofStatus', 'the payment method proof was refused'],
  ] as const)(
    'is neither passed nor paid while a proof is refused, and continues with a new one: %s',
    async (...of) => {
      const [field, words] = of
      const { id, memberId, member, judge, step, status, question } = await request()
      await judge({ [field]: 30 })
      expect(await step(STATUS.passed)).toContain(`problem=Nothing was changed: ${words}. Wait until`)
      expect(await status()).toBe(STATUS.pending)
      // NotPayable is a Refusal as well, for callers without a message of their own for it.
      await expect(moveWithdrawal(ctx, id, STATUS.passed)).rejects.toBeInstanceOf(Refusal)
      await judge({ [field]: 20 })
      expect(await step(STATUS.passed)).toContain('note=')
      await judge({ [field]: 30 })
      expect(await question(STATUS.paying)).toContain(`problem=Nothing was changed: ${words}`)
      expect(await step(STATUS.paying)).toContain(`problem=Nothing was changed: ${words}`)
      expect(await status()).toBe(STATUS.passed)
      const name = field === 'idcardProofStatus' ? 'idcardProofId' : 'paymentProofId'
      await storeProofs(ctx, await member(), { [name]: await testFile(ctx, memberId) })
      expect(await step(STATUS.paying)).toContain('note=')
    },
  )

  it('can be rejected for a closed account, which returns the amount to its balance', async () => {
    const { memberId, judge, step, question } = await request()
    expect(await step(STATUS.passed)).toContain('note=')
    await judge({ enabled: 0 })
    expect(await question(STATUS.paying)).toContain('problem=Nothing was changed: this account is closed')
    expect(await step(STATUS.paying)).toContain('problem=Nothing was changed: this account is closed')
    expect(await step(STATUS.rejected, 'The account is closed.')).toContain('note=')
    expect(await balanceOf(ctx.db, memberId)).toBe(50_000n)
  })

  it('ends as its provider reports once the payment has begun, even if the amount is blocked', async () => {
    const { judge, step, status } = await request()
    await judge({ blocked: true })
    for (const to of [STATUS.passed, STATUS.paying]) expect(await step(to)).toContain('note=')
    await judge({ enabled: 0, idcardProofStatus: 30 })
    for (const to of [STATUS.payed, STATUS.success]) expect(await step(to)).toContain('note=')
    expect(await status()).toBe(STATUS.success)
  })
})

it('a request shows its member’s status in the list and before money moves', async () => {
  const { judge, row, question, step } = await request()
  await judge({ paymentProofStatus: 20 })
  const [checked, accepted] = ['ID proof: Being checked', 'Payment method proof: Accepted']
  expect(await row()).toContain(`${checked} ${accepted}`)
  expect(await row()).not.toMatch(/Account closed|Amount blocked/)
  await judge({ blocked: true, enabled: 0 })
  expect(await row()).toContain(`Account closed Amount blocked ${checked} ${accepted}`)
  expect(await question(STATUS.rejected)).toMatch(
    /ID proof Being checked Payment method proof Accepted Account closed Yes Amount blocked Yes/,
  )
  await step(STATUS.rejected, 'The account is closed.')
  expect(await row()).not.toContain('ID proof')
})
