import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { testApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { operatorCalls } from '../testing/operator.ts'
import { testGameSession, testVendor } from '../testing/vendor.ts'
import { openRound } from '../vendor/rounds/open.ts'

const GONE = 'game-of-the-back-office'

it('lists the rounds of removed games and gives a bet back, once', async () => {
  const ctx = await testContext()
  const { get, post } = operatorCalls(await testApi(ctx))
  const { id: memberId, username } = await testMember(ctx, { balance: '10' })
  const gameSession = await testGameSession(ctx, 'jacks-or-better', memberId)
  const bet = { actionId: randomUUID(), bet: { stake: 250 }, factor: 1 }
  const { id } = await openRound(testVendor(ctx), gameSession, bet)
  const page = async () => (await get('/operator/rounds')).body
  expect(await page()).not.toContain(username)
  await ctx.db.updateTable('vendorRounds').set({ gameCode: GONE }).where('id', '=', id).execute()
  expect(await page()).toMatch(new RegExp(`${GONE}[^]*${username}[^]*2\\.50 USD[^]*/operator/rounds/${id}"`))
  const giveBack = async () => decodeURIComponent((await post(`/operator/rounds/${id}`, {})).headers.location ?? '')
  expect(await giveBack()).toContain('note=Done')
  expect(await balanceOf(ctx.db, memberId)).toBe(1000n)
  expect(await page()).not.toContain(username)
  expect(await giveBack()).toContain('problem=Nothing was changed')
  expect(await balanceOf(ctx.db, memberId)).toBe(1000n)
})
