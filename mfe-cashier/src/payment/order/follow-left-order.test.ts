import { ApiError } from '@croupier/shared/api'
import { createTestHost, testUser } from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPollingStatus } from '../../api/order-status.ts'
import { followLeftOrder, stopFollowing } from './follow-left-order.ts'

const STATUS = '/sys/deposit/pollingStatus'
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Follows an order of this id; `answers` are the responses of pollingStatus in turn, the last one for all later ones. */
function follow(orderId: string, ...answers: (number | Error)[]) {
  let requests = 0
  const host = createTestHost({
    user: {},
    answers: {
      [STATUS]: () => {
        const status = answers[Math.min(requests++, answers.length - 1)]
        if (status instanceof Error) throw status
        return { status }
      },
    },
  })
  const refresh = vi.spyOn(host.session, 'refresh')
  const onEnd = vi.fn()
  followLeftOrder(host, orderId, onEnd)
  return {
    host,
    refresh,
    onEnd,
    setBalance: (availableBalance: string) => host.session.set(testUser({ availableBalance })),
  }
}

it('asks for the order when the balance has changed, and tells of its arrival once', async () => {
  const { host, refresh, onEnd, setBalance } = follow('L1', 0, 10)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect([refresh.mock.calls.length, host.record.calls.length]).toEqual([2, 0])
  // A win, say.
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect([host.record.calls.length, onEnd.mock.calls.length]).toEqual([1, 0])
  setBalance('180.00')
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect([refresh.mock.calls.length, host.record.calls.length, onEnd.mock.calls.length]).toEqual([5, 2, 1])
})

it('asks again after a request that failed', async () => {
  const { onEnd, setBalance } = follow('L2', new ApiError({ code: -1, message: '', kind: 'network', path: STATUS }), 10)
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onEnd).toHaveBeenCalledOnce()
})

it.each([
  [10, 'succeeded', 15],
  [20, 'failed', 14],
  [30, 'canceled', 14],
])(
  'asks for the order at the end instead of the last refresh: status %i is told as %s',
  async (status, outcome, count) => {
    const { host, refresh, onEnd } = follow(`L3-${status}`, status)
    await vi.advanceTimersByTimeAsync(14 * MINUTE)
    expect([refresh.mock.calls.length, host.record.calls.length, onEnd.mock.calls.length]).toEqual([14, 0, 0])
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    expect([host.record.calls.length, onEnd.mock.calls]).toEqual([1, [[outcome]]])
    // A success is credited: the balance that is shown has to follow.
    expect(refresh).toHaveBeenCalledTimes(count)
  },
)

it('tells of an order that is found to have failed when the balance has changed', async () => {
  const { refresh, onEnd, setBalance } = follow('L6', 20)
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect([refresh.mock.calls.length, onEnd.mock.calls]).toEqual([1, [['failed']]])
})

it('says nothing to a member who has logged in while the state was requested', async () => {
  const status = Promise.withResolvers<{ status: number }>()
  const host = createTestHost({ user: {}, answers: { [STATUS]: () => status.promise } })
  const onEnd = vi.fn()
  followLeftOrder(host, 'L5', onEnd)
  host.session.set(testUser({ availableBalance: '130.00' }))
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(host.record.calls).toHaveLength(1)
  host.session.set(testUser({ id: 2 }))
  status.resolve({ status: 10 })
  await vi.advanceTimersByTimeAsync(0)
  expect(onEnd).not.toHaveBeenCalled()
})

it('ends after a quarter of an hour, and says nothing of an order that is still open', async () => {
  const { host, refresh, onEnd } = follow('L4', 0)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect([refresh.mock.calls.length, host.record.calls.length, onEnd.mock.calls.length]).toEqual([14, 1, 0])
})

it.each(['logout', 'another member', 'an outcome that a dialog has shown', 'a dialog that shows it again'])(
  'ends with %s',
  async (reason) => {
    const { host, refresh, onEnd, setBalance } = follow(reason, 10)
    setBalance('130.00')
    if (reason === 'logout') host.session.set(null)
    if (reason === 'another member') host.session.set(testUser({ id: 2, availableBalance: '7.00' }))
    if (reason === 'an outcome that a dialog has shown') await fetchPollingStatus(host.api, reason)
    if (reason === 'a dialog that shows it again') stopFollowing(reason)
    const before = host.record.calls.length
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    expect(refresh.mock.calls.length).toBeLessThan(2)
    expect([host.record.calls.length, onEnd.mock.calls.length]).toEqual([before, 0])
  },
)
