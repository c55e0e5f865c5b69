import { act, cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import { rememberedAmountOf } from '../../../payment/order/state/order-amounts.ts'
import DepositMethodScreen from '../deposit-method-screen.tsx'

const FIND = '/sys/stripe/findOrder'
const answers = {
  '/base/depositPaymentMethod/find': { code: 'STRIPE', name: 'Bank card', icon: '' },
  '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
  '/sys/deposit/stripe/depositOrder': { iframe: 'http://localhost:4020/order/D1', orderId: 'D1' },
  '/sys/deposit/pollingStatus': { status: 0 },
  [FIND]: { status: 'wait' },
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a slow provider page offers Try again, and its malformed messages are ignored', async () => {
  const { host } = await renderScreen(<DepositMethodScreen params={{ code: 'STRIPE' }} />, {
    user: {},
    answers,
    messages,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Deposit' }))
  const first = await screen.findByTitle<HTMLIFrameElement>('Payment with Bank card')
  expect(screen.getByText('Loading')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(15_000)
  // The page may be visible in the frame all the same.
  expect(await screen.findByText(messages['deposit.frameNotSeen'])).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByTitle('Payment with Bank card')).toBe(first)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const frame = screen.getByTitle<HTMLIFrameElement>('Payment with Bank card')
  expect(frame).not.toBe(first)
  frame.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(screen.queryByText(messages['deposit.frameNotSeen'])).toBeNull()

  const say = (data: unknown, origin = 'http://localhost:4020') =>
    dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
  const odd = [
    null,
    7,
    '',
    'PAY_CLOSED',
    {},
    [],
    { type: 'PAY_CLOSE', orderId: '../x' },
    { type: 'PAY_ORDER', status: 'fail' },
  ]
  for (const data of odd) say(data)
  say('PAY_CLOSE', 'http://localhost:4020.evil.example')
  expect([host.record.opened, screen.queryByText('Processing...')]).toEqual([[], null])
  say({ type: 'PAY_CLOSE', status: 'paid', more: 1 })
  expect(await screen.findByText('We are asking the payment provider. Please wait a moment.')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(host.record.opened).toHaveLength(1))
  expect(host.record.calls.filter(({ path }) => path === FIND)).toHaveLength(3)
})

it('a slow page of a resumed order shows no message that nothing was paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const order = { id: 'D1', method: 'STRIPE', methodName: 'Bank card', currency: 'USD', amount: '50.00', status: 0 }
  const known = { ...order, createTime: '2026-01-01T10:00:00Z', payUrl: 'http://localhost:4020/order/D1' }
  const params = { code: 'STRIPE', orderId: 'D1' }
  await renderScreen(<DepositMethodScreen params={params} />, {
    user: {},
    answers: { ...answers, '/ext/deposit/resume': known },
    messages,
  })
  await screen.findByTitle('Payment with Bank card')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await screen.findByText(messages['deposit.frameNotSeen'])).toBeTruthy()
  expect(screen.queryByText(/Nothing has been paid/)).toBeNull()
})

it('a session end during a payment opens the chooser with the result above it', async () => {
  const { host } = await renderScreen(<DepositMethodScreen params={{ code: 'STRIPE' }} />, {
    user: {},
    answers,
    messages,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  host.events.emit('login:required', { reason: 'session-ended' })
  expect(host.record.opened).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  await screen.findByTitle('Payment with Bank card')
  const open = vi.spyOn(host.screens, 'open')
  host.events.emit('login:required', { reason: 'session-ended' })
  // The payment dialog itself is replaced, not one that may be open above it.
  expect(open.mock.calls[0]).toHaveProperty('2.replace.close')
  expect(host.record.opened).toEqual([
    { id: 'deposit', params: {} },
    { id: 'depositResult', params: { outcome: 'return', orderId: 'D1' } },
  ])
})

it('a message of our own page inside the frame counts as well', async () => {
  const { host } = await renderScreen(<DepositMethodScreen params={{ code: 'STRIPE' }} />, {
    user: {},
    answers,
    messages,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>('Payment with Bank card')
  const { origin } = new URL(host.navigation.absolute('/'))
  dispatchEvent(new MessageEvent('message', { data: { type: 'PAY_CLOSE' }, origin, source: contentWindow }))
  expect(await screen.findByText('We are asking the payment provider. Please wait a moment.')).toBeTruthy()
})

it.each([
  ['is checked if its page names it', { type: 'PAY_CLOSE', orderId: 'S7' }, 'success', 'S7'],
  ['stays open if its page does not name it', 'PAY_CLOSE', 'return', undefined],
  ['shows an open failure if its page reports one', { type: 'PAY_CLOSE', status: 'fail' }, 'error', undefined],
  ['is canceled if its page reports that', { type: 'PAY_CLOSE', status: 'canceled' }, 'cancel', undefined],
])('an order without a number %s', async (_, data, outcome, orderId) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const listens = vi.spyOn(window, 'addEventListener')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { host } = await renderScreen(<DepositMethodScreen params={{ code: 'STRIPE' }} />, {
    user: {},
    answers: {
      ...answers,
      '/sys/deposit/stripe/depositOrder': { iframe: 'http://localhost:4020/pay/x', status: 'false' },
      [FIND]: { status: 'true' },
    },
    messages,
  })
  await user.click(await screen.findByRole('radio', { name: /50$/ }))
  await user.click(screen.getByRole('button', { name: 'Deposit' }))
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>('Payment with Bank card')
  await vi.waitFor(() => expect(listens).toHaveBeenCalledWith('message', expect.any(Function)))
  dispatchEvent(new MessageEvent('message', { data, origin: 'http://localhost:4020', source: contentWindow }))
  const openedScreens = [{ id: 'depositResult', params: orderId ? { outcome, orderId } : { outcome } }]
  await vi.waitFor(() => expect(host.record.opened).toEqual(openedScreens), { timeout: 5000 })
  const statusRequests = host.record.calls.filter(({ path }) => path === FIND || path.endsWith('pollingStatus'))
  expect(statusRequests).toEqual(orderId ? [{ path: FIND, body: { orderId } }] : [])
  expect(orderId && rememberedAmountOf(orderId)).toEqual(orderId && { amount: '50', currency: 'USD' })
})

it.each([
  ['even if the outcome is still open', 'wait', { status: 0 }, 'return'],
  ['by the provider’s call if pollingStatus fails', 'true', null, 'success'],
])('an order page that reports its end is replaced by the result, %s', async (_, status, known, outcome) => {
  const payp = {
    ...answers,
    '/base/depositPaymentMethod/find': { code: 'PAYP', name: 'PayP', icon: '' },
    '/sys/deposit/payp/depositOrder': { orderurl: 'http://localhost:4020/order/D2', orderId: 'D2' },
    '/sys/payp/findOrder': { status },
    '/sys/deposit/pollingStatus': known,
  }
  const { host } = await renderScreen(<DepositMethodScreen params={{ code: 'PAYP' }} />, {
    user: {},
    answers: payp,
    messages,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>('Payment with PayP')
  dispatchEvent(
    new MessageEvent('message', { data: 'PAY_CLOSE', origin: 'http://localhost:4020', source: contentWindow }),
  )
  await vi.waitFor(() =>
    expect(host.record.opened).toEqual([{ id: 'depositResult', params: { outcome, orderId: 'D2' } }]),
  )
})

async function leave(status: number, { isLogout = false } = {}) {
  const { host, unmount } = await renderScreen(<DepositMethodScreen params={{ code: 'STRIPE' }} />, {
    user: {},
    answers: { ...answers, '/sys/deposit/pollingStatus': { status }, '/sys/auth/logout': null },
    messages,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  await screen.findByTitle('Payment with Bank card')
  const out = isLogout ? host.session.signOut() : undefined
  unmount()
  await out
  return host.record
}

it('leaving it unpaid by Close, Back or Escape shows a toast that the payment stays open', async () => {
  const record = await leave(0)
  await vi.waitFor(() => expect(record.toasts).toEqual([messages['deposit.staysOpen']]))
})

it('leaving it after the payment shows the success and no toast', async () => {
  const record = await leave(10)
  const success = { id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }
  await vi.waitFor(() => expect(record.opened).toEqual([success]))
  expect(record.toasts).toEqual([])
})

it('a payment made in another tab closes this frame', async () => {
  let status = 0
  const withStatus = { ...answers, '/sys/deposit/pollingStatus': () => ({ status }) }
  const view = <DepositMethodScreen params={{ code: 'STRIPE' }} />
  const { host } = await renderScreen(view, { user: {}, answers: withStatus, messages })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  await screen.findByTitle('Payment with Bank card')
  const tell = () => dispatchEvent(new StorageEvent('storage', { key: 'croupier.purchases' }))
  tell()
  await vi.waitFor(() => expect(host.record.calls.at(-1)?.path).toBe('/sys/deposit/pollingStatus'))
  expect(host.record.opened).toEqual([])
  status = 10
  tell()
  const success = { id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }
  await vi.waitFor(() => expect(host.record.opened).toEqual([success]))
})

it.each([0, 10])('leaving it by a logout shows nothing to the next player, in status %i', async (status) => {
  const record = await leave(status, { isLogout: true })
  await vi.waitFor(() => expect(record.calls.at(-1)?.path).toMatch(/pollingStatus|logout/))
  await act(async () => undefined)
  expect([record.toasts, record.opened]).toEqual([[], []])
})
