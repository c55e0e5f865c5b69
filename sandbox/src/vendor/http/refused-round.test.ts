import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { testGameSession, testToken, testVendor } from '../../testing/vendor.ts'
import { createWallet } from '../../wallet/wallet.ts'
import type { Wallet } from '../../wallet/types.ts'
import { openRound } from '../rounds/open.ts'
import { buildVendorServer } from '../server.ts'

it('a refused round that is still being given back is shown without a view', async () => {
  const ctx = await testContext()
  /** What happens when the wallet is next told to give a round back. */
  let onRollback = async () => {}
  const rollback: Wallet['rollback'] = async (move) => {
    const happen = onRollback
    onRollback = async () => {}
    await happen()
    return createWallet(ctx).rollback(move)
  }
  const app = await buildVendorServer(testVendor(ctx, { rollback }))
  const { id } = await testMember(ctx)
  const code = 'blackjack-classic'
  const token = await testToken(ctx, code, id)
  const { playToken } = (await app.inject({ method: 'POST', url: '/session', payload: { token, code } })).json()
  const state = () => app.inject({ url: '/state', headers: { authorization: `Bearer ${playToken}` } })
  const gameSession = await testGameSession(ctx, code, id)
  const dying = testVendor(ctx, { rollback: () => Promise.reject(new Error('killed')) })
  const refusedOnTheWay = async () => {
    const opened = openRound(dying, gameSession, { actionId: randomUUID(), bet: { stake: 100 }, factor: 1 })
    await expect(opened).rejects.toThrow('killed')
  }
  await refusedOnTheWay()
  // While /state ends that round, other requests have ended it and opened the next one.
  onRollback = async () => {
    const rounds = ctx.db.updateTable('vendorRounds').where('memberId', '=', id)
    await rounds.set((eb) => ({ status: 'refused', version: eb('version', '+', 1) })).execute()
    await refusedOnTheWay()
  }
  const answer = await state()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ round: { status: 'rolling', done: false, view: null }, balance: 0 })
  expect((await state()).json()).toMatchObject({ round: null })
  await app.close()
}, 120_000)
