import { ApiError } from '@croupier/shared/api'
import { act, cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import PaymentPage from './payment-page.tsx'

const ORDER = '/sys/deposit/pix/depositOrder'
const fail =
  (kind: 'network' | 'refused', message: string, code = kind === 'network' ? -1 : 1) =>
  () =>
    Promise.reject(new ApiError({ code, message, kind, path: ORDER }))
const open = (page: string, query: Record<string, string>, answers: Record<string, unknown>) =>
  renderScreen(<PaymentPage params={{ provider: 'pix', page, query }} />, { user: {}, answers, messages })

afterEach(cleanup)

it('a payment page in a window reports to its opener and closes, or goes home (PR-01)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const postMessage = vi.fn()
  vi.stubGlobal('opener', { closed: false, postMessage })
  const close = vi.spyOn(window, 'close').mockReturnValue(undefined)
  try {
    const { host } = await open('cancel', { order_id: 'D1' }, {})
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
    const report = { type: 'PAY_CLOSE', orderId: 'D1', payStatus: 'payCancel' }
    expect(postMessage.mock.calls).toEqual([[report, location.origin]])
    expect(host.record.paths).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(host.record.paths).toEqual(['/?payStatus=payCancel&order_id=D1'])
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

describe('a payment page without an opener', () => {
  it('retries the same order after a lost response or a busy server, not after a refusal', async () => {
    const answers: Record<string, unknown> = { [ORDER]: fail('network', 'Nobody there') }
    const { host } = await open('processing', { amount: '50', key: 'one' }, answers)
    expect(await screen.findByText('Nobody there')).toBeTruthy()
    answers[ORDER] = fail('network', 'Server is busy', 503)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Server is busy')).toBeTruthy()
    answers[ORDER] = fail('refused', 'Not today')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Not today')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(host.record.keys).toEqual(['one', 'one', 'one'])
  })

  it('retries the same order without a key in its address, and without storage', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    const { host } = await open('processing', { amount: '75' }, { [ORDER]: fail('network', 'Nobody there') })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(host.record.keys).toHaveLength(2))
    expect(new Set(host.record.keys).size).toBe(1)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('stays where the player went if it was closed during the order', async () => {
    // An address is checked, and this one refused with a warning, only when the page goes there.
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const order = Promise.withResolvers<object>()
    const { host, unmount } = await open('processing', { amount: '50' }, { [ORDER]: () => order.promise })
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(host.record.closed).toBe(1)
    unmount()
    await act(async () => order.resolve({ orderId: 'D1', payUrl: 'http://elsewhere.example/order/D1' }))
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  it('goes to the query’s address if the operator has no resume call (D3)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const answers = { '/ext/deposit/resume': fail('refused', 'No such call', 404) }
    // The address is checked like any other: this one is refused with a warning.
    await open('pay', { order_id: 'D1', payUrl: 'javascript:alert(1)' }, answers)
    await vi.waitFor(() => expect(warned).toHaveBeenCalledWith('an address was refused: scheme'))
    cleanup()
    await open('pay', { order_id: 'D1' }, answers)
    expect(await screen.findByText('No such call')).toBeTruthy()
    cleanup()
    // An address of our own would be opened as if our own code had asked for it (D54).
    await open('pay', { order_id: 'D1', payUrl: 'http://localhost:4000/?n=1#/payment/pix/pay?amount=444' }, answers)
    expect(await screen.findByText('No such call')).toBeTruthy()
    cleanup()
    warned.mockClear()
    const busy = { '/ext/deposit/resume': fail('network', 'Nobody there') }
    await open('pay', { order_id: 'D1', payUrl: 'javascript:alert(1)' }, busy)
    expect(await screen.findByText('Nobody there')).toBeTruthy()
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  it('goes home to the result of an order that has ended', async () => {
    const order = {
      id: 'D1',
      method: 'PIX',
      methodName: 'PIX',
      currency: 'USD',
      amount: '50.00',
      status: 10,
      createTime: '2026-01-01T10:00:00Z',
      payUrl: '',
    }
    const { host } = await open('pay', { order_id: 'D1' }, { '/ext/deposit/resume': order })
    await vi.waitFor(() => expect(host.record.paths).toEqual(['/?payStatus=payReturn&order_id=D1']))
  })
})
