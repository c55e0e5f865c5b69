import { createTestHost, testUser } from '@croupier/shared/testing'
import { storedWindows } from '@croupier/shared/payments'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WindowEnd } from './open-windows.ts'
import { orderReports } from '../order/state/order-reports.ts'
import { openPaymentWindow } from './pay-window.ts'

const POLL = '/sys/deposit/pollingStatus'
const STEP = { kind: 'window', url: 'http://localhost:4020/order/D1' } as const
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

function opened(orderId: string | null, status = 0, makesOrder = true) {
  const host = createTestHost({ user: {}, answers: { [POLL]: { status } } })
  const refresh = vi.spyOn(host.session, 'refresh')
  const watched = openPaymentWindow(host, { ...STEP, orderId, ...(makesOrder && { makesOrder }) })!
  const say = (data: unknown, origin = 'http://localhost:4020') =>
    dispatchEvent(new MessageEvent('message', { data, origin, source: popup as unknown as Window }))
  return { host, refresh, watched, say }
}
const ended = () => vi.advanceTimersByTimeAsync(100)

describe('a payment window whose dialog is gone', () => {
  it('refreshes the session when closed, and shows only an end that the API confirms', async () => {
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

  it('shows the result without waiting for the session refresh', async () => {
    const { host, refresh } = opened('D1', 10)
    refresh.mockReturnValue(new Promise(() => undefined))
    popup.close()
    await ended()
    expect(host.record.opened).toEqual([{ id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }])
  })

  it.each(['D3', 'D4'])(
    'leaves an order that is open, or of which nothing is heard, to be followed: %s',
    async (id) => {
      const { host, say } = opened(null)
      const post = vi.spyOn(host.api, 'post')
      if (id === 'D4') post.mockRejectedValueOnce(new Error('lost'))
      say({ type: 'PAY_ORDER', orderId: id })
      popup.close()
      await ended()
      host.session.set(testUser({ availableBalance: '150.00' }))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(post.mock.calls.map(([path]) => path)).toEqual([POLL, POLL])
    },
  )

  it('is closed after PAY_CLOSE, and its order is checked', async () => {
    const { host, say } = opened(null)
    say({ type: 'PAY_ORDER', orderId: 'D2' })
    say({ type: 'PAY_CLOSE' })
    await ended()
    expect(popup.closed).toBe(true)
    expect(host.record.opened).toEqual([{ id: 'depositResult', params: { outcome: 'processing', orderId: 'D2' } }])
  })

  it.each([
    ['is paid', 'PAY_CLOSE', ['processing']],
    ['has failed', { type: 'PAY_CLOSE', payStatus: 'payError' }, ['error']],
    ['was canceled', { type: 'PAY_CLOSE', payStatus: 'payCancel' }, ['cancel']],
    ['is not known', undefined, []],
  ])('shows what it reports of an order without a number: it %s', async (_, message, outcomes) => {
    const { host, refresh, say } = opened(null, 0, false)
    if (message) say(message)
    else popup.close()
    await ended()
    expect(refresh).toHaveBeenCalledOnce()
    expect(host.record.opened).toEqual(outcomes.map((outcome) => ({ id: 'depositResult', params: { outcome } })))
  })

  it('shows nothing to another member', async () => {
    const { host, refresh } = opened('D1', 10)
    vi.spyOn(host.session, 'get').mockReturnValue(testUser({ id: 2 }))
    popup.close()
    await ended()
    expect([refresh.mock.calls.length, host.record.opened]).toEqual([0, []])
  })

  it('shows another member nothing of what it reports of an order without a number', async () => {
    const { host, say } = opened(null, 0, false)
    vi.spyOn(host.session, 'get').mockReturnValue(testUser({ id: 2 }))
    say('PAY_CLOSE')
    await ended()
    expect([popup.closed, host.record.opened]).toEqual([true, []])
  })

  it('shows nothing when the member logs out while the API is asked', async () => {
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

  it('hands its end to another open dialog of the same order', async () => {
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

it('a window hands its end to its dialog while that is open', async () => {
  const { host, watched } = opened('D1', 10)
  const listener = vi.fn<() => void>()
  const stop = watched.onEnd(listener)
  popup.close()
  await ended()
  expect(listener).toHaveBeenCalledExactlyOnceWith({
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

it('onOrder passes on the order number once the window has made the order', () => {
  const { watched, say } = opened(null)
  const listener = vi.fn<(orderId: string) => void>()
  const stop = watched.onOrder(listener)
  expect(listener).not.toHaveBeenCalled()
  say({ type: 'PAY_ORDER', orderId: 'D2' })
  say({ type: 'PAY_ORDER', orderId: 'D3' })
  expect(listener.mock.calls).toEqual([['D2']])
  stop()
  watched.onOrder(listener)
  expect(listener.mock.calls).toEqual([['D2'], ['D2']])
})

describe('the end of a window closed by hand', () => {
  const REFUSED = { type: 'PAY_ORDER', status: 'fail', reason: 'Not today' }
  async function endAfterMessages(tell: (say: ReturnType<typeof opened>['say'], own: string) => void) {
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

  it("carries the operator's reason when our page reported a refusal before", async () => {
    expect(await endAfterMessages((say, own) => say(REFUSED, own))).toMatchObject({
      hasFailed: true,
      reason: 'Not today',
    })
  })

  it('drops the earlier refusal when the window makes an order after all', async () => {
    const end = await endAfterMessages((say, own) => {
      say(REFUSED, own)
      say({ type: 'PAY_ORDER', orderId: 'D2' }, own)
    })
    expect(end).toMatchObject({ orderId: 'D2', hasFailed: false, reason: undefined, orders: ['D2'] })
  })

  it('ignores malformed messages and messages from other origins', async () => {
    const end = await endAfterMessages((say) => {
      for (const data of ['x', null, { type: 'PAY_ORDER' }, { type: 'PAY', status: 'fail' }]) say(data)
      say(REFUSED, 'https://evil.example')
    })
    expect(end).toMatchObject({ orderId: null, wasReported: false, hasFailed: false, orders: [] })
  })
})
