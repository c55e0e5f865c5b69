import { reportPayment } from '@croupier/shared/payments'
import {
  act,
  cleanup,
  createTestHost,
  renderScreen,
  screen,
  flushPending,
  testUser,
  userEvent,
} from '@croupier/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import { orderReports } from '../../../payment/order/state/order-reports.ts'
import { openPaymentWindow } from '../../../payment/windows/pay-window.ts'
import DepositMethodScreen from '../deposit-method-screen.tsx'
import { WindowStage } from './window-stage.tsx'

const order = {
  id: 'D1',
  method: 'PIX',
  methodName: 'PIX',
  currency: 'USD',
  amount: '50.00',
  status: 0,
  createTime: '2026-01-01T10:00:00Z',
  payUrl: 'http://localhost:4020/order/D1',
}
const answers = {
  '/base/depositPaymentMethod/find': { code: 'PIX', name: 'PIX', icon: '' },
  '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
}
const popup = { closed: false, close: () => void (popup.closed = true) }

beforeEach(() => {
  popup.closed = false
  vi.spyOn(window, 'open').mockReturnValue(popup as Window)
})
afterEach(() => {
  cleanup()
  popup.closed = true
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** A dialog whose window is to make the order. */
async function submitted(status: () => number = () => 0) {
  const { host } = await renderScreen(<DepositMethodScreen params={{ code: 'PIX' }} />, {
    user: {},
    answers: { ...answers, '/sys/deposit/pollingStatus': () => ({ status: status() }) },
    messages,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  await screen.findByText(messages['deposit.processing'])
  const { origin } = new URL(host.navigation.absolute('/'))
  const say = (data: unknown) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source: popup as unknown as Window })))
  return { host, say }
}

describe('a window that ends without an order', () => {
  it('closed by the player closes the dialog and says that nothing was paid', async () => {
    const { host } = await submitted()
    popup.closed = true
    await vi.waitFor(() => expect(host.record.closed).toBe(1))
    expect(host.record.toasts).toEqual([messages['deposit.notBegun']])
  })

  it('but reports a payment closes the dialog without those words', async () => {
    const { host, say } = await submitted()
    say('PAY_CLOSE')
    await vi.waitFor(() => expect(host.record.closed).toBe(1))
    expect(host.record.toasts).toEqual([])
  })
})

describe('a provider’s window for an order whose number the operator does not return', () => {
  const url = 'http://localhost:4020/order/D1'

  it.each([
    ['is closed', undefined, 'return'],
    ['reports its end', 'PAY_CLOSE', 'processing'],
    ['reports a failure', { type: 'PAY_CLOSE', payStatus: 'payError' }, 'error'],
    ['reports a cancelation', { type: 'PAY_CLOSE', payStatus: 'payCancel' }, 'cancel'],
  ])('leads to a result when it %s, and never says that nothing was paid', async (_, message, outcome) => {
    const host = createTestHost({ user: {} })
    const stage = { kind: 'window', next: { kind: 'window', url, orderId: null } } as const
    const opened = openPaymentWindow(host, stage.next)
    const header = { title: 'OnlyPay', icon: null, headerAction: null }
    await renderScreen(
      <WindowStage
        stage={{ ...stage, opened }}
        header={header}
        amount={undefined}
        hasBonus={false}
        onStage={() => undefined}
      />,
      { host, messages },
    )
    await screen.findByText(messages['deposit.processing'])
    const { origin } = new URL(url)
    const source = popup as unknown as Window
    if (message) act(() => void dispatchEvent(new MessageEvent('message', { data: message, origin, source })))
    else popup.closed = true
    const result = { id: 'depositResult', params: { outcome } }
    await vi.waitFor(() => expect(host.record.opened).toEqual([result]))
    expect(host.record.toasts).toEqual([])
  })
})

describe('an order that its window made', () => {
  const making = async () => {
    let status = 0
    const { host, say } = await submitted(() => status)
    say({ type: 'PAY_ORDER', orderId: 'D1' })
    await screen.findByText('D1')
    return { host, pay: () => void (status = 10) }
  }

  it.each([
    ['in a window of another tab', () => reportPayment({ window: 'payment-1', orderId: 'D1', payStatus: 'payReturn' })],
    [
      'in another tab that announces it',
      () => dispatchEvent(new StorageEvent('storage', { key: 'croupier.purchases' })),
    ],
  ])('is no longer offered once it was paid %s', async (_, tell) => {
    const { host, pay } = await making()
    pay()
    tell()
    const success = { id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }
    await vi.waitFor(() => expect([host.record.opened, popup.closed]).toEqual([[success], true]))
  })

  it('keeps its window if it is still open when the player returns to the tab', async () => {
    const { host } = await making()
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(host.record.calls.at(-1)?.path).toBe('/sys/deposit/pollingStatus'))
    await flushPending()
    expect([host.record.opened, popup.closed]).toEqual([[], false])
  })
})

async function waiting(status: number | (() => Promise<object>) = 0) {
  const { host, unmount } = await renderScreen(<DepositMethodScreen params={{ code: 'PIX', orderId: 'D1' }} />, {
    user: {},
    answers: {
      ...answers,
      '/ext/deposit/resume': order,
      '/sys/deposit/pollingStatus': typeof status === 'number' ? { status } : status,
    },
    messages,
  })
  await screen.findByText(messages['deposit.processing'])
  const { origin } = new URL(host.navigation.absolute('/'))
  const say = (data: unknown) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source: popup as unknown as Window }))
  const opens = (outcome: string) =>
    vi.waitFor(() => expect(host.record.opened).toEqual([{ id: 'depositResult', params: { outcome, orderId: 'D1' } }]))
  return { host, say, opens, unmount }
}

describe('a window that reports a cancelation unknown to the API', () => {
  it('opened by the dialog leads to Deposit canceled at once', async () => {
    const { say, opens } = await waiting()
    say({ type: 'PAY_CLOSE', orderId: 'D1', payStatus: 'payCancel' })
    await opens('cancel')
  })

  it.each([
    ['payCancel', 'cancel'],
    ['payError', 'error'],
    ['payReturn', 'processing'],
  ] as const)('opened by another tab leads with %s to the result %s', async (payStatus, outcome) => {
    const { opens } = await waiting()
    reportPayment({ window: 'payment-1', orderId: 'D1', payStatus })
    await opens(outcome)
  })

  it('leads to a success if the API knows of one', async () => {
    const { say, opens } = await waiting(10)
    say({ type: 'PAY_CLOSE', orderId: 'D1', payStatus: 'payCancel' })
    await opens('success')
  })
})

it('the outcome is not shown to a member who logs in while the API is asked', async () => {
  const answer = Promise.withResolvers<object>()
  const { host, say, unmount } = await waiting(() => answer.promise)
  say({ type: 'PAY_CLOSE', orderId: 'D1' })
  unmount()
  host.session.set(testUser({ id: 2 }))
  answer.resolve({ status: 10 })
  await flushPending()
  expect(host.record.opened).toEqual([])
})

it('closing another window of the order leaves the paying one open', async () => {
  const { host } = await waiting()
  const closed = { wasReported: false, hasFailed: false, isCanceled: false }
  orderReports.publish('D1', closed)
  const requestCount = () => host.record.calls.filter(({ path }) => path === '/sys/deposit/pollingStatus').length
  await vi.waitFor(() => expect(requestCount()).toBe(1))
  await flushPending()
  expect([popup.closed, host.record.opened]).toEqual([false, []])
  popup.close()
  await vi.waitFor(() => expect(host.record.opened.map(({ id }) => id)).toEqual(['depositResult']))
})

it('the outcome is shown without waiting for the session refresh', async () => {
  const { host, say, opens } = await waiting(10)
  const refresh = vi.spyOn(host.session, 'refresh').mockReturnValue(new Promise(() => undefined))
  say({ type: 'PAY_CLOSE', orderId: 'D1' })
  await opens('success')
  expect(refresh).toHaveBeenCalled()
})

it('the dialog shows the order number while the window is open', async () => {
  await waiting()
  expect(screen.getByText('D1')).toBeTruthy()
  expect(screen.getByRole('button', { name: messages['receipt.copy'] })).toBeTruthy()
})

it('the dialog says that it is offline for as long as it is', async () => {
  await waiting()
  const statusText = () => screen.getByText(messages['deposit.processing']).closest('[role=status]')?.textContent
  const network = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
    act(() => void dispatchEvent(new Event(state)))
  }
  expect(statusText()).toContain(messages['deposit.processingHint'])
  network('offline')
  expect(statusText()).toContain(messages['deposit.processingOffline'])
  expect(statusText()).not.toContain(messages['deposit.processingHint'])
  network('online')
  expect(statusText()).toContain(messages['deposit.processingHint'])
  expect(statusText()).not.toContain(messages['deposit.processingOffline'])
})
