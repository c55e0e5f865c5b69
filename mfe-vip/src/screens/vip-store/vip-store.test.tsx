import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import VipStoreScreen from './vip-store.tsx'

const REDEEM = '/sys/vipStore/redeem'
const refused = new ApiError({ code: 1, message: 'Not enough points', kind: 'refused', path: REDEEM })

afterEach(cleanup)

/** A package that is redeemed, whose answer waits. */
async function redeeming() {
  const answer = Promise.withResolvers<null>()
  const answers = {
    '/base/vipStore/listAll': [{ id: 3, level: 0, points: 100, bonus: '5.00' }],
    '/base/vipLevel/listAll': [],
    [REDEEM]: () => answer.promise,
  }
  const user = { id: 7, vipPoints: 500 }
  const { host, unmount } = await renderScreen(<VipStoreScreen />, { answers, messages, user })
  await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }))
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(REDEEM))
  const { set } = host.session
  const ended = () => vi.waitFor(() => expect(host.record.closed).toBe(1))
  return { host, unmount, set, answer, ended }
}

it('tells its member how a redemption ended, also once the store was left', async () => {
  const { host, unmount, answer, ended } = await redeeming()
  unmount()
  answer.reject(refused)
  await ended()
  expect(host.record.alerts).toEqual(['Not enough points'])
})

it.each([
  ['a visitor', 'a yes', null],
  ['the next member', 'a refusal', testUser({ id: 8 })],
])('tells %s nothing of it after a logout (%s)', async (_, how, next) => {
  const { host, unmount, set, answer, ended } = await redeeming()
  unmount()
  set(next)
  if (how === 'a yes') answer.resolve(null)
  else answer.reject(refused)
  await ended()
  expect([host.record.alerts, host.record.toasts]).toEqual([[], []])
})
