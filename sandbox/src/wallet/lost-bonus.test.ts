import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { cash, gameFloat, hold, parseMoney, post } from '../ledger/index.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { report } from '../testing/reports.ts'
import { testRound } from '../testing/rounds.ts'
import type { RoundStatus } from '../vendor/rounds/tables.ts'

let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

/** A member who has 100 and is still to wager 5000, as after a bonus, with points and an invitation reward to come. */
async function memberWithBonus() {
  const member = await testMember(ctx, { balance: '100', rollingAmount: '5000', vipPoints: 200 })
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
  const play = (status: RoundStatus) => testRound(ctx, memberId, status)
  const ways = {
    deposit: async () => {
      const { data } = await api.post('/sys/deposit/pix/depositOrder', { amount: '500' }, as(member))
      expect(await report(ctx, api, { id: `${data.orderId}-1`, ref: data.orderId, outcome: 'paid' })).toBe('credited')
    },
    reward: async () => {
      await testMember(ctx, { invitedBy: String(memberId) })
      const claim = { id: memberId, inviteConfigId: 1 }
      expect(await api.post('/sys/member/receiveInviteBonus', claim, as(member))).toMatchObject({ error: 0 })
    },
    points: async () => {
      expect(await api.post('/sys/vipStore/redeem', { id: 2 }, as(member))).toMatchObject({ error: 0 })
    },
  }
  /** Credits new money; returns the amount still to be wagered after that. */
  const credit = async (way: Way) => {
    const info = async () => (await api.post('/sys/auth/token/info', {}, as(member))).data
    const before = Number((await info()).availableBalance)
    await ways[way]()
    const { availableBalance, rollingAmount } = await info()
    expect(Number(availableBalance)).toBeGreaterThan(before)
    return rollingAmount as string
  }
  return { move, play, credit }
}
type Way = 'deposit' | 'reward' | 'points'

it.each([
  ['that is lost', '100', 'deposit'],
  ['that is lost', '100', 'reward'],
  ['that is lost', '100', 'points'],
  ['of which less is left than any game takes', '99.91', 'deposit'],
  ['of which less is left than any game takes', '99.91', 'reward'],
  ['of which less is left than any game takes', '99.91', 'points'],
] as const)('a bonus %s (%s of 100) does not bind what comes after it: %s (D42)', async (_which, lost, way) => {
  const { move, play, credit } = await memberWithBonus()
  await move('lost', lost)
  const forget = await play('settled')
  expect(await credit(way)).toBe('0.00')
  await forget()
})

it('a lost bonus does not bind a deposit that follows a reward either', async () => {
  const { move, credit } = await memberWithBonus()
  await move('lost', '100')
  expect([await credit('points'), await credit('reward'), await credit('deposit')]).toEqual(['0.00', '0.00', '0.00'])
})

describe.each(['deposit', 'reward', 'points'] as const)('a bonus that is not lost, after a new %s', (way) => {
  it.each([
    ['the smallest stake of it is left', '99.90', '0.10', 'settled'],
    ['a cash-out may give some of it back', '90', '10', 'settled'],
    ['the last round is not over', '100', '0', 'open'],
    ['the last round is still to be paid', '100', '0', 'paying'],
  ] as const)('is wagered as before while %s', async (_which, lost, kept, status) => {
    const { move, play, credit } = await memberWithBonus()
    await move('lost', lost)
    if (kept === '10') await move('held', kept)
    const forget = await play(status)
    expect(await credit(way)).toBe('5000.00')
    await forget()
  })
})
