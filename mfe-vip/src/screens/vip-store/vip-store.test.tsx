import { ApiError } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import VipStoreScreen from './vip-store.tsx'

const REDEEM = '/sys/vipStore/redeem'
const refused = new ApiError({ code: 1, message: 'Not enough points', kind: 'refused', path: REDEEM })

afterEach(cleanup)

/** Presses Redeem twice; the response is held back until the test settles `answer`. */
async function redeeming() {
  const answer = Promise.withResolvers<null>()
  const answers = {
    '/base/vipStore/listAll': [{ id: 3, level: 0, points: 100, bonus: '5.00' }],
    '/base/vipLevel/listAll': [],
    [REDEEM]: () => answer.promise,
  }
  const user = { id: 7, vipPoints: 500 }
  const { host, unmount } = await renderScreen(<VipStoreScreen />, { answers, messages, user })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Redeem' }))
  const requestCount = () => host.record.calls.filter(({ path }) => path === REDEEM).length
  await vi.waitFor(() => expect(requestCount()).toBe(1))
  const { set } = host.session
  const ended = () => vi.waitFor(() => expect(host.record.closed).toBe(1))
  return { host, unmount, set, answer, ended, requestCount }
}

it('each Redeem button is described by its level and bonus', async () => {
  const offers = [
    { id: 3, level: 0, points: 100, bonus: '5.00' },
    { id: 4, level: 0, points: 200, bonus: '12.00' },
  ]
  const answers = { '/base/vipStore/listAll': offers, '/base/vipLevel/listAll': [] }
  await renderScreen(<VipStoreScreen />, { answers, messages, user: { id: 7, vipPoints: 500 } })
  await screen.findByRole('button', { name: 'Redeem', description: /\S \$\s5\.00$/ })
  screen.getByRole('button', { name: 'Redeem', description: /\S \$\s12\.00$/ })
})

it('leads from an empty store to how points are earned', async () => {
  const answers = { '/base/vipStore/listAll': [], '/base/vipLevel/listAll': [] }
  const { host } = await renderScreen(<VipStoreScreen />, { answers, messages, user: { id: 7, vipPoints: 0 } })
  await userEvent.click(await screen.findByRole('button', { name: 'How points work' }))
  expect(host.record.opened).toEqual([expect.objectContaining({ id: 'vipClub' })])
})

it('redeems at once without a confirmation, and only once for a double press', async () => {
  const { host, answer, ended, requestCount } = await redeeming()
  expect(host.record.alerts).toEqual([])
  answer.resolve(null)
  await ended()
  expect(requestCount()).toBe(1)
})

it('shows the result of a redemption even after the store was closed', async () => {
  const { host, unmount, answer, ended } = await redeeming()
  unmount()
  answer.reject(refused)
  await ended()
  expect(host.record.alerts).toEqual(['Not enough points'])
})

it.each([
  ['a visitor', 'a yes', null],
  ['the next member', 'a refusal', testUser({ id: 8 })],
])('shows %s nothing about a redemption that is answered after a logout (%s)', async (_, how, next) => {
  const { host, unmount, set, answer, ended } = await redeeming()
  unmount()
  set(next)
  if (how === 'a yes') answer.resolve(null)
  else answer.reject(refused)
  await ended()
  expect([host.record.alerts, host.record.toasts]).toEqual([[], []])
})

const lost = new ApiError({ code: -1, message: 'Server is busy', kind: 'network', path: REDEEM })

it('without a response, points that are spent say that the package is redeemed, and the next one is another', async () => {
  for (const pointsLeft of [400, 500]) {
    const { host, set, answer, ended } = await redeeming()
    vi.spyOn(host.session, 'refresh').mockImplementation(async () => {
      set(testUser({ id: 7, vipPoints: pointsLeft }))
      return host.session.get()
    })
    answer.reject(lost)
    await ended()
    const isSpent = pointsLeft === 400
    expect([host.record.toasts, host.record.alerts]).toEqual(
      isSpent ? [[messages['store.redeemed']], []] : [[], ['Server is busy']],
    )
    cleanup()
    const next = await redeeming()
    expect(next.host.record.keys[0] === host.record.keys[0]).toBe(!isSpent)
    next.answer.resolve(null)
    await next.ended()
    cleanup()
  }
})

it('the store asks for the member anew, whose level may have changed', async () => {
  const answers = { '/base/vipStore/listAll': [], '/base/vipLevel/listAll': [] }
  const host = createTestHost({ answers, user: { id: 7, vipPoints: 0 } })
  const refresh = vi.spyOn(host.session, 'refresh')
  await renderScreen(<VipStoreScreen />, { host, messages })
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
})

it('accepts fractions of points', async () => {
  const offer = { id: 3, level: 0, bonus: '5.00' }
  const answers = {
    '/base/vipStore/listAll': [
      { ...offer, points: 10.5 },
      { ...offer, id: 4, points: '10.75' },
    ],
    '/base/vipLevel/listAll': [{ level: 10, points: 400.5 }],
  }
  await renderScreen(<VipStoreScreen />, { answers, messages, user: { id: 8, vipPoints: 10.5 } })
  expect(await screen.findAllByRole('button', { name: 'Redeem' })).toHaveLength(1)
  expect(screen.getAllByText('10.5')).toHaveLength(2)
})
