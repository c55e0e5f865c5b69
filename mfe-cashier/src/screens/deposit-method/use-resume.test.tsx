import { ApiError } from '@croupier/shared/api'
import { act, cleanup, renderScreen, screen, flushPending } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from './deposit-method-screen.tsx'

const order = {
  id: 'D1',
  method: 'PIX',
  methodName: 'PIX',
  currency: 'USD',
  amount: '60.00',
  status: 0,
  createTime: '2026-01-01T10:00:00Z',
  payUrl: 'http://localhost:4020/order/D1',
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function goOn() {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const answer = Promise.withResolvers<typeof order>()
  const answers = {
    '/base/depositPaymentMethod/find': { code: 'PIX', name: 'PIX', icon: '' },
    '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
    '/ext/deposit/resume': () => answer.promise,
  }
  const params = { code: 'PIX', orderId: 'D1' }
  const shown = await renderScreen(<DepositMethodScreen params={params} />, { user: {}, answers, messages })
  return { ...shown, opened, answer: () => answer.resolve(order) }
}

it('a resumed order opens its window', async () => {
  const { opened, answer } = await goOn()
  answer()
  expect(await screen.findByText(messages['deposit.oneMoreStep'])).toBeTruthy()
  expect(opened).toHaveBeenCalledOnce()
})

it('a dialog closed before its order is loaded opens no window', async () => {
  const { opened, answer, unmount } = await goOn()
  unmount()
  answer()
  await flushPending()
  expect(opened).not.toHaveBeenCalled()
})

it('an order is resumed even if method and config fail to load', async () => {
  const refuse = (path: string) => () =>
    Promise.reject(new ApiError({ code: 9, message: 'Not now', kind: 'refused', path }))
  const [METHOD, CONFIG] = ['/base/depositPaymentMethod/find', '/sys/member/deposit/config']
  const answers = { [METHOD]: refuse(METHOD), [CONFIG]: refuse(CONFIG), '/ext/deposit/resume': order }
  const params = { code: 'PAYP', orderId: 'D1' }
  const { host } = await renderScreen(<DepositMethodScreen params={params} />, { user: { id: 61 }, answers, messages })
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(METHOD))
  await flushPending()
  expect([host.record.alerts, host.record.closed]).toEqual([[], 0])
  expect(screen.getByRole('heading', { name: messages['deposit.title'] })).toBeTruthy()
  expect(document.querySelector('iframe')?.src).toBe(order.payUrl)
})

it.each([
  ['an order to resume', { code: 'PIX', orderId: 'D1' }],
  ["a method's form", { code: 'PIX' }],
])('%s that fails with the session is told by the login page alone, an old token by the dialog', async (_, params) => {
  for (const isOver of [true, false]) {
    const answer = Promise.withResolvers<never>()
    const answers = {
      '/base/depositPaymentMethod/find': () => answer.promise,
      '/sys/member/deposit/config': () => answer.promise,
      '/ext/deposit/resume': () => answer.promise,
    }
    const { host } = await renderScreen(<DepositMethodScreen params={params} />, { user: {}, answers, messages })
    await vi.waitFor(() => expect(host.record.calls.length).toBeGreaterThan(1))
    if (isOver) act(() => host.session.set(null))
    answer.reject(new ApiError({ code: -2, kind: 'session', message: 'Please log in again.', path: '/' }))
    await flushPending()
    await flushPending()
    expect(host.record.alerts).toEqual(isOver ? [] : ['Please log in again.'])
    cleanup()
  }
})
