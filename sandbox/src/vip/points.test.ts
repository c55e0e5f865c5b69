import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { SLOT_ROUND_MS, openRound } from '../vendor/rounds/open.ts'
import { testVendor, testGameSession } from '../testing/vendor.ts'
import { setLevel } from './level.ts'

const STAKE = 1_000
let ctx: TestContext
let api: TestApi
beforeAll(async () => {
  ctx = await testContext()
  api = await testApi(ctx)
})

/** A member at a slot machine, who plays rounds of 10.00. */
async function player(fields: { vipPoints?: number; currency?: 'USD' } = {}) {
  const member = await testMember(ctx, { balance: '900', ...fields })
  const gameSession = await testGameSession(ctx, 'golden-orchard', member.id)
  const vendor = testVendor(ctx)
  const play = async (stake = STAKE) => {
    ctx.pass(SLOT_ROUND_MS + 1)
    await openRound(vendor, gameSession, { actionId: randomUUID(), bet: { stake }, factor: 1 })
  }
  const points = async () => {
    const { data } = await api.post('/sys/auth/token/info', {}, as(member))
    const { vipPoints, vipLifeTimePoints, vipLevel } = data
    return { vipPoints, vipLifeTimePoints, vipLevel }
  }
  return { member, play, points }
}

describe('points from real play', () => {
  it('are one for 10 wagered, won or lost; the remainder counts towards the next one', async () => {
    const { play, points } = await player()
    expect(await points()).toEqual({ vipPoints: 0, vipLifeTimePoints: 0, vipLevel: 0 })
    for (let rounds = 0; rounds < 3; rounds++) await play()
    expect(await points()).toMatchObject({ vipPoints: 3, vipLifeTimePoints: 3 })
    await play(500)
    expect(await points()).toMatchObject({ vipPoints: 3 })
    await play(500)
    expect(await points()).toMatchObject({ vipPoints: 4, vipLifeTimePoints: 4 })
  })

  it('do not change the level, neither when earned nor when spent (site.md 6)', async () => {
    const { member, play, points } = await player({ vipPoints: 399 })
    await play()
    expect(await points()).toEqual({ vipPoints: 400, vipLifeTimePoints: 400, vipLevel: 0 })
    expect(await setLevel(ctx, member.id, 10)).toBe(true)
    expect((await api.post('/sys/vipStore/redeem', { id: 1 }, as(member))).error).toBe(0)
    expect(await points()).toEqual({ vipPoints: 300, vipLifeTimePoints: 400, vipLevel: 10 })
  })

  it('are not earned by a round for fun', async () => {
    const { points } = await player()
    const gameSession = await testGameSession(ctx, 'golden-orchard', null)
    await openRound(testVendor(ctx), gameSession, { actionId: randomUUID(), bet: { stake: STAKE }, factor: 1 })
    expect(await points()).toMatchObject({ vipPoints: 0 })
  })
})
