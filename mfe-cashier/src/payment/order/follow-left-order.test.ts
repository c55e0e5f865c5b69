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
  const onArrived = vi.fn()
  followLeftOrder(host, orderId, onArrived)
  return {
    host,
    refresh,
    onArrived,
    setBalance: (availableBalance: string) => host.session.set(testUser({ availableBalance })),
  }
}

it('asks for the order only when the balance has changed, and tells of its arrival once', async () => {
  const { host, refresh, onArrived, setBalance } = follow('L1', 0, 10)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect([refresh.mock.calls.length, host.record.calls.length]).toEqual([2, 0])
  // A win, say.
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect([host.record.calls.length, onArrived.mock.calls.length]).toEqual([1, 0])
  setBalance('180.00')
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect([refresh.mock.calls.length, host.record.calls.length, onArrived.mock.calls.length]).toEqual([5, 2, 1])
})

it('asks again after a request that failed', async () => {
  const { onArrived, setBalance } = follow(
    'L2',
    new ApiError({ code: -1, message: '', kind: 'network', path: STATUS }),
    10,
  )
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onArrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onArrived).toHaveBeenCalledOnce()
})

it('says nothing of an order that failed', async () => {
  const { refresh, onArrived, setBalance } = follow('L3', 20)
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect([refresh.mock.calls.length, onArrived.mock.calls.length]).toEqual([1, 0])
})

it('says nothing to a member who has logged in while the state was requested', async () => {
  const status = Promise.withResolvers<{ status: number }>()
  const host = createTestHost({ user: {}, answers: { [STATUS]: () => status.promise } })
  const onArrived = vi.fn()
  followLeftOrder(host, 'L5', onArrived)
  host.session.set(testUser({ availableBalance: '130.00' }))
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(host.record.calls).toHaveLength(1)
  host.session.set(testUser({ id: 2 }))
  status.resolve({ status: 10 })
  await vi.advanceTimersByTimeAsync(0)
  expect(onArrived).not.toHaveBeenCalled()
})

it('ends after a quarter of an hour', async () => {
  const { refresh } = follow('L4', 0)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(refresh).toHaveBeenCalledTimes(15)
})

it.each(['logout', 'another member', 'an outcome that a dialog has shown', 'a dialog that shows it again'])(
  'ends with %s',
  async (reason) => {
    const { host, refresh, onArrived, setBalance } = follow(reason, 10)
    setBalance('130.00')
    if (reason === 'logout') host.session.set(null)
    if (reason === 'another member') host.session.set(testUser({ id: 2, availableBalance: '7.00' }))
    if (reason === 'an outcome that a dialog has shown') await fetchPollingStatus(host.api, reason)
    if (reason === 'a dialog that shows it again') stopFollowing(reason)
    const before = host.record.calls.length
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    expect(refresh.mock.calls.length).toBeLessThan(2)
    expect([host.record.calls.length, onArrived.mock.calls.length]).toEqual([before, 0])
  },
)
