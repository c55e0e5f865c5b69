import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { cash, gameFloat, hold, parseMoney, post } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { report } from '../testing/reports.ts'
import type { RoundStatus } from '../vendor/rounds/tables.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

/** A member who has 100 and is still to wager 5000, as after a bonus. */
async function memberWithBonus() {
  const member = await testMember(ctx, { balance: '100', rollingAmount: '5000' })
  const { id: memberId } = member
  const move = (to: 'lost' | 'held', amount: string) =>
    post(ctx.db, {
      key: randomUUID(),
      kind: to === 'lost' ? 'GAME_BET' : 'WITHDRAW',
      memberId,
      currency: 'USD',
      legs: [
        { account: cash(memberId), amount: -parseMoney(amount, 'USD') },
        { account: to === 'lost' ? gameFloat('test') : hold(memberId), amount: parseMoney(amount, 'USD') },
      ],
    })
  const play = async (status: RoundStatus) => {
    const id = randomUUID()
    const at = ctx.clock()
    const seat = { player: `m:${memberId}`, memberId, sitting: '', gameId: 1, gameCode: 'european-roulette' }
    const action = { actionId: id, lastAction: id, createdAt: at, playedAt: at, updatedAt: at }
    const round = { ...seat, ...action, id, status, stake: 100n, bet: '{}' }
    await ctx.db.insertInto('vendorRounds').values(round).execute()
    // Another test's sweep has nothing to do with it.
    return () => ctx.db.deleteFrom('vendorRounds').where('id', '=', id).execute()
  }
  /** What is still to be wagered once 500 were paid in. */
  const deposit = async () => {
    const { data } = await api.post('/sys/deposit/pix/depositOrder', { amount: '500' }, as(member))
    expect(await report(ctx, api, { id: `${data.orderId}-1`, ref: data.orderId, outcome: 'paid' })).toBe('credited')
    return (await api.post('/sys/auth/token/info', {}, as(member))).data.rollingAmount as string
  }
  return { move, play, deposit }
}

it.each([
  ['that is lost', '100'],
  ['of which less is left than any game takes', '99.91'],
])('a bonus %s does not keep what is deposited after it (D42)', async (_which, lost) => {
  const { move, play, deposit } = await memberWithBonus()
  await move('lost', lost)
  const forget = await play('settled')
  expect(await deposit()).toBe('0.00')
  await forget()
})

it.each([
  ['of which the smallest stake is left', '99.90', '0.10', 'settled'],
  ['that a cash-out may give back', '90', '10', 'settled'],
  ['whose last round is not over', '100', '0', 'open'],
  ['whose last round is still to be paid', '100', '0', 'paying'],
] as const)('a bonus %s is wagered as before', async (_which, lost, kept, status) => {
  const { move, play, deposit } = await memberWithBonus()
  await move('lost', lost)
  if (kept === '10') await move('held', kept)
  const forget = await play(status)
  expect(await deposit()).toBe('5000.00')
  await forget()
})
