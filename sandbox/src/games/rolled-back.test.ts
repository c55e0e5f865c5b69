import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { as, testApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { openRound, SLOT_ROUND_MS } from '../vendor/rounds/open.ts'
import { testVendor, testGameSession } from '../testing/vendor.ts'
import { createWallet } from '../wallet/wallet.ts'

const ctx = await testContext()
const api = await testApi(ctx)

/** A member, what history and home page say they played, and `stake`, which bets on a game and returns its rollback. */
async function player() {
  const member = await testMember(ctx, { balance: '100' })
  const wallet = createWallet(ctx)
  const { id: gameSessionId } = await testGameSession(ctx, 'golden-orchard', member.id)
  const history = async (body = {}) => (await api.post('/sys/game/history/page', body, as(member))).data
  const recently = async () => (await api.post('/sys/game/all', {}, as(member))).data.recently
  const played = async () => {
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    const [{ content, totalElements }, { data, count }] = [await history(), await recently()]
    return { history: ids(content), totalElements, recently: ids(data), count }
  }
  const stake = async (gameId: number, amount: bigint) => {
    const roundId = randomUUID()
    await wallet.bet({ memberId: member.id, gameSessionId, gameId, roundId, amount, key: roundId })
    return () => wallet.rollback({ memberId: member.id, roundId, key: `${roundId}:back` })
  }
  return { member, history, played, stake }
}

it('a game counts as played only if not all of its rounds were rolled back', async () => {
  const { played, stake } = await player()
  const [first, second] = [await stake(1, 500n), await stake(2, 300n)]
  expect(await played()).toEqual({ history: [2, 1], totalElements: 2, recently: [2, 1], count: 2 })
  await first()
  expect(await played()).toEqual({ history: [2], totalElements: 1, recently: [2], count: 1 })
  await stake(2, 100n)
  await second()
  expect(await played()).toMatchObject({ history: [2], recently: [2] })
})

it('the history is filtered by amount_GT', async () => {
  const { history, stake } = await player()
  await stake(1, 500n)
  await stake(2, 300n)
  const above = async (amount: unknown) =>
    (await history({ amount_GT: amount })).content.map(({ id }: { id: number }) => id)
  expect(await above(0)).toEqual([2, 1])
  expect(await above('3')).toEqual([1])
  expect(await above('5.00')).toEqual([])
})

it('play for fun appears neither in the history nor among the recently played games', async () => {
  const { played } = await player()
  const gameSession = await testGameSession(ctx, 'golden-orchard', null)
  ctx.pass(SLOT_ROUND_MS + 1)
  await openRound(testVendor(ctx), gameSession, { actionId: randomUUID(), bet: { stake: 100 }, factor: 1 })
  expect(await played()).toEqual({ history: [], totalElements: 0, recently: [], count: 0 })
})
