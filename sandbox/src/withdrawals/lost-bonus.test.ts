import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { giveBonus } from '../members/bonus.ts'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { payDeposit } from '../testing/deposits.ts'
import { takeBet } from '../wallet/moves.ts'
import { createWallet } from '../wallet/wallet.ts'
import { moveWithdrawal } from './move.ts'
import { STATUS, type Status } from './tables.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

/** A member who has 500; `give` adds a bonus of 100 to be wagered 50 times. */
async function memberOf500() {
  const { id: memberId, requestCashout } = await cashoutMember(ctx, '500')
  const give = async () => {
    const bonus = { memberId, kind: 'PROMOTION', amount: 10_000n, factor: 50, key: randomUUID() } as const
    expect(await giveBonus(ctx, bonus)).toBe('given')
  }
  const bet = async (amount: bigint) => {
    const move = { memberId, gameId: 1, roundId: randomUUID(), key: randomUUID(), amount }
    await ctx.db.transaction().execute((trx) => takeBet(trx, move, ctx.clock()))
    return () => createWallet(ctx).rollback({ memberId, roundId: move.roundId, key: randomUUID() })
  }
  const owe = (rollingAmount: bigint) =>
    ctx.db.updateTable('members').set({ rollingAmount }).where('id', '=', memberId).execute()
  const owed = async () => {
    const member = ctx.db.selectFrom('members').select('rollingAmount').where('id', '=', memberId)
    return (await member.executeTakeFirstOrThrow()).rollingAmount
  }
  /** Gives a cash-out back by these steps and returns what is still to be wagered. */
  const giveBack = async ({ id }: { id: number }, steps: Status[] = [STATUS.canceled]) => {
    for (const to of steps) await moveWithdrawal(ctx, id, to)
    return owed()
  }
  /** Credits a deposit and returns what is still to be wagered. */
  const deposit = async () => {
    await payDeposit(ctx, memberId, '200')
    return owed()
  }
  return { requestCashout, give, bet, owe, giveBack, deposit }
}

it.each([
  ['canceled', [STATUS.canceled]],
  ['rejected', [STATUS.rejected]],
  ['failed', [STATUS.passed, STATUS.paying, STATUS.failed]],
])('a bonus lost meanwhile does not bind the amount of a cash-out that is %s (D42)', async (_how, steps) => {
  const { requestCashout, give, bet, giveBack } = await memberOf500()
  const made = await requestCashout('500')
  await give()
  await bet(9991n)
  expect(await giveBack(made, steps)).toBe(0n)
  await requestCashout('500')
})

it('a deposit during such cash-outs, at any step, owes no wagering of the lost bonus either', async () => {
  const { requestCashout, give, bet, deposit } = await memberOf500()
  const [first] = [await requestCashout('200'), await requestCashout('300')]
  for (const status of [STATUS.passed, STATUS.paying, STATUS.payed]) await moveWithdrawal(ctx, first.id, status)
  await give()
  await bet(10_000n)
  expect(await deposit()).toBe(0n)
  await requestCashout('200')
})

it('returning one of two such cash-outs restores no wagering either', async () => {
  const { requestCashout, give, bet, giveBack } = await memberOf500()
  const [first] = [await requestCashout('200'), await requestCashout('300')]
  await give()
  await bet(10_000n)
  expect(await giveBack(first)).toBe(0n)
})

it('a bonus that is partly left is wagered as before', async () => {
  const some = await memberOf500()
  const all = await some.requestCashout('500')
  await some.give()
  await some.bet(9990n)
  expect(await some.giveBack(all)).toBe(499_800n)
})

it('a cash-out is refused while a bonus is being wagered', async () => {
  const { requestCashout, give } = await memberOf500()
  await give()
  await expect(requestCashout('500')).rejects.toMatchObject({ messageId: 'withdraw.notUpStandard' })
})

it('the wagering that the operator set remains when the cash-out is rejected', async () => {
  const { requestCashout, owe, giveBack } = await memberOf500()
  const made = await requestCashout('500')
  await owe(500_000n)
  expect(await giveBack(made, [STATUS.rejected])).toBe(500_000n)
})

it.each([
  ['given back', 'giveBack'],
  ['under way while a deposit comes', 'deposit'],
] as const)('the wagering restored by returned bets remains: the cash-out %s contains bonus money', async (_, way) => {
  const { requestCashout, give, bet, owe, giveBack, deposit } = await memberOf500()
  await requestCashout('200')
  await give()
  await owe(400n)
  const rollbacks = [await bet(5000n), await bet(5000n)]
  const made = await requestCashout('300')
  for (const rollback of rollbacks) await rollback()
  await bet(10_000n)
  expect(await (way === 'deposit' ? deposit() : giveBack(made))).toBe(200n)
})
