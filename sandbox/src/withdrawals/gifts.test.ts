import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { giveBonus } from '../members/bonus.ts'
import type { BonusKind } from '../members/bonus-kinds.ts'
import { sessionUser } from '../members/view.ts'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { payWin, takeBet } from '../wallet/moves.ts'
import { createWallet } from '../wallet/wallet.ts'
import { withdrawConfig } from './config.ts'
import { moveWithdrawal } from './move.ts'
import { STATUS } from './tables.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

/** A member with 500 of their own and a gift of 100 without wagering. */
async function giftedMember(kind: BonusKind = 'GIFT') {
  const { id, requestCashout } = await cashoutMember(ctx, '500')
  const give = (key: string = randomUUID()) => giveBonus(ctx, { memberId: id, kind, amount: 10_000n, factor: 0, key })
  await give()
  const row = () => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** The available and the withdrawable balance; checks that the session and the cash-out form show the same. */
  const balances = async () => {
    const member = await row()
    const { availableBalance, withdrawableBalance } = await sessionUser(ctx.db, member)
    expect((await withdrawConfig(ctx, member, undefined)).withdrawableBalance).toBe(withdrawableBalance)
    return [availableBalance, withdrawableBalance]
  }
  const move = (amount: bigint, roundId: string) => ({ memberId: id, gameId: 1, roundId, amount, key: randomUUID() })
  const bet = (amount: bigint, roundId: string = randomUUID()) =>
    ctx.db.transaction().execute((trx) => takeBet(trx, move(amount, roundId), ctx.clock()))
  const win = (amount: bigint, roundId: string) =>
    ctx.db.transaction().execute((trx) => payWin(trx, move(amount, roundId), ctx.clock()))
  return { id, requestCashout, give, balances, bet, win }
}
const insufficient = { messageId: 'withdraw.insufficient', field: 'amount' }

it('a gift can be played but not withdrawn, also after a canceled cash-out (D43)', async () => {
  const { id, requestCashout, give, balances } = await giftedMember()
  expect(await balances()).toEqual(['600.00', '500.00'])
  await expect(requestCashout('500.01')).rejects.toMatchObject(insufficient)
  const made = await requestCashout('500')
  expect(await balances()).toEqual(['100.00', '0.00'])
  await moveWithdrawal(ctx, made.id, STATUS.canceled, { memberId: id })
  expect(await balances()).toEqual(['600.00', '500.00'])
  const key = randomUUID()
  await Promise.all([give(key), give(key)])
  expect(await balances()).toEqual(['700.00', '500.00'])
})

it('concurrent cash-outs take nothing of a gift', async () => {
  const { requestCashout, balances } = await giftedMember()
  const requests = await Promise.allSettled([requestCashout('300'), requestCashout('300')])
  expect(requests.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await balances()).toEqual(['300.00', '200.00'])
})

it('other bonuses can be withdrawn once they are wagered', async () => {
  const { balances } = await giftedMember('PROMOTION')
  expect(await balances()).toEqual(['600.00', '600.00'])
})

it('a bet spends gifts last, and a win above what it took of them can be withdrawn', async () => {
  const { bet, win, balances } = await giftedMember()
  await bet(50_000n)
  expect(await balances()).toEqual(['100.00', '0.00'])
  const roundId = randomUUID()
  await bet(6_000n, roundId)
  expect(await balances()).toEqual(['40.00', '0.00'])
  await win(2_000n, roundId)
  expect(await balances()).toEqual(['60.00', '0.00'])
  await win(28_000n, roundId)
  expect(await balances()).toEqual(['340.00', '240.00'])
  await win(1_000n, roundId)
  expect(await balances()).toEqual(['350.00', '250.00'])
  await expect(bet(35_001n)).rejects.toThrow()
  expect(await balances()).toEqual(['350.00', '250.00'])
  await bet(35_000n, roundId)
  expect(await balances()).toEqual(['0.00', '0.00'])
})

it('a bet that comes back as a win, as on both sides of a table, leaves a gift a gift', async () => {
  const { bet, win, balances } = await giftedMember()
  const roundId = randomUUID()
  await bet(60_000n, roundId)
  await win(60_000n, roundId)
  expect(await balances()).toEqual(['600.00', '500.00'])
  const lost = randomUUID()
  await bet(60_000n, lost)
  await win(58_500n, lost)
  expect(await balances()).toEqual(['585.00', '485.00'])
})

it('a returned bet does not turn a gift into withdrawable money', async () => {
  const { id, bet, balances } = await giftedMember()
  const roundId = randomUUID()
  await bet(55_000n, roundId)
  await bet(5_000n, roundId)
  expect(await balances()).toEqual(['0.00', '0.00'])
  await createWallet(ctx).rollback({ memberId: id, roundId, key: randomUUID() })
  expect(await balances()).toEqual(['600.00', '500.00'])
})
