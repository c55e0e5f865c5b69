import { createTestHost, testUser } from '@croupier/shared/testing'
import { storedWindows } from '@croupier/shared/payments'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WindowEnd } from './open-windows.ts'
import { orderReports } from '../order/state/order-reports.ts'
import { openPaymentWindow } from './pay-window.ts'

const POLL = '/sys/deposit/pollingStatus'
const popup = { closed: false, close: () => void (popup.closed = true) }

beforeEach(() => {
  vi.useFakeTimers()
  popup.closed = false
  vi.spyOn(window, 'open').mockReturnValue(popup as Window)
})
afterEach(() => {
  popup.closed = true
  vi.advanceTimersByTime(100)
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
})

function opened(orderId: string | null, status = 0) {
  const host = createTestHost({ user: {}, answers: { [POLL]: { status } } })
  const refresh = vi.spyOn(host.session, 'refresh')
  const watched = openPaymentWindow(host, 'http://localhost:4020/order/D1', orderId)!
  const say = (data: unknown, origin = 'http://localhost:4020') =>
    dispatchEvent(new MessageEvent('message', { data, origin, source: popup as unknown as Window }))
  return { host, refresh, watched, say }
}
const ended = () => vi.advanceTimersByTimeAsync(100)

describe('a payment window whose dialog is gone', () => {
  it('that is closed: the session is refreshed, and only an end that the API knows is told', async () => {
    const waiting = opened('D1')
    expect(storedWindows()).toHaveLength(1)
    popup.close()
    await ended()
    expect([waiting.refresh.mock.calls.length, waiting.host.record.opened, storedWindows()]).toEqual([1, [], []])
    popup.closed = false
    const paid = opened('D1', 10)
    popup.close()
    await ended()
    expect(paid.host.record.opened).toEqual([{ id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }])
  })

  it('is told about without waiting for the session', async () => {
    const { host, refresh } = opened('D1', 10)
    refresh.mockReturnValue(new Promise(() => undefined))
    popup.close()
    await ended()
    expect(host.record.opened).toEqual([{ id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }])
  })

  it('that reports its end is closed, and the order that it has made is asked about', async () => {
    const { host, say } = opened(null)
    say({ type: 'PAY_ORDER', orderId: 'D2' })
    say({ type: 'PAY_CLOSE' })
    await ended()
    expect(popup.closed).toBe(true)
    expect(host.record.opened).toEqual([{ id: 'depositResult', params: { outcome: 'processing', orderId: 'D2' } }])
  })

  it('is nothing to another member', async () => {
    const { host, refresh } = opened('D1', 10)
    vi.spyOn(host.session, 'get').mockReturnValue(testUser({ id: 2 }))
    popup.close()
    await ended()
    expect([refresh.mock.calls.length, host.record.opened]).toEqual([0, []])
  })

  it('is nothing to whoever comes while the API is asked about its order', async () => {
    const { host } = opened('D1', 10)
    const get = vi.spyOn(host.session, 'get')
    vi.spyOn(host.session, 'refresh').mockImplementation(async () => {
      get.mockReturnValue(testUser({ id: 2 }))
      return null
    })
    popup.close()
    await ended()
    expect([host.record.calls.map(({ path }) => path), host.record.opened]).toEqual([[POLL], []])
  })

  it('is told in another dialog of its order, which is the only one', async () => {
    const news = vi.fn<() => void>()
    const stop = orderReports.subscribe('D1', news)
    const { host } = opened('D1', 10)
    popup.close()
    await ended()
    expect([news.mock.calls.length, host.record.opened]).toEqual([1, []])
    stop()
    expect(orderReports.publish('D1', { wasReported: true, hasFailed: false, isCanceled: false })).toBe(false)
  })
})

it('the end of a window is left to the dialog that shows it, as long as it does', async () => {
  const { host, watched } = opened('D1', 10)
  const hear = vi.fn<() => void>()
  const stop = watched.onEnd(hear)
  popup.close()
  await ended()
  expect(hear).toHaveBeenCalledExactlyOnceWith({
    orderId: 'D1',
    wasReported: false,
    hasFailed: false,
    isCanceled: false,
    reason: undefined,
  })
  stop()
  await ended()
  expect(host.record.opened).toEqual([])
})

it('the number of its order is told who asks for it: once the window has made it, later at once', () => {
  const { watched, say } = opened(null)
  const hear = vi.fn<(orderId: string) => void>()
  const stop = watched.onOrder(hear)
  expect(hear).not.toHaveBeenCalled()
  say({ type: 'PAY_ORDER', orderId: 'D2' })
  say({ type: 'PAY_ORDER', orderId: 'D3' })
  expect(hear.mock.calls).toEqual([['D2']])
  stop()
  watched.onOrder(hear)
  expect(hear.mock.calls).toEqual([['D2'], ['D2']])
})

describe('the end of a window that was closed by hand', () => {
  const REFUSED = { type: 'PAY_ORDER', status: 'fail', reason: 'Not today' }
  async function heard(tell: (say: ReturnType<typeof opened>['say'], own: string) => void) {
    const { host, watched, say } = opened(null)
    const [hear, hearOrder] = [vi.fn<(end: WindowEnd) => void>(), vi.fn<(orderId: string) => void>()]
    watched.onEnd(hear)
    watched.onOrder(hearOrder)
    tell(say, new URL(host.navigation.absolute('/')).origin)
    await ended()
    expect([hear.mock.calls, popup.closed]).toEqual([[], false])
    popup.close()
    await ended()
    expect(hear).toHaveBeenCalledOnce()
    return { ...hear.mock.calls[0]![0], orders: hearOrder.mock.calls.flat() }
  }

  it("is the refusal that our own page told before, in the operator's words", async () => {
    expect(await heard((say, own) => say(REFUSED, own))).toMatchObject({ hasFailed: true, reason: 'Not today' })
  })

  it('is none once the page has made an order all the same', async () => {
    const end = await heard((say, own) => {
      say(REFUSED, own)
      say({ type: 'PAY_ORDER', orderId: 'D2' }, own)
    })
    expect(end).toMatchObject({ orderId: 'D2', hasFailed: false, reason: undefined, orders: ['D2'] })
  })

  it('is nothing that a message says which is none, or names no order', async () => {
    const end = await heard((say) => {
      for (const data of ['x', null, { type: 'PAY_ORDER' }, { type: 'PAY', status: 'fail' }]) say(data)
      say(REFUSED, 'https://evil.example')
    })
    expect(end).toMatchObject({ orderId: null, wasReported: false, hasFailed: false, orders: [] })
  })
})
