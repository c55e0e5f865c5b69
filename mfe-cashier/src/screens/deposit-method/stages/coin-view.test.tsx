import { act, cleanup, render, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { QRCodeSVG } from 'qrcode.react'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from '../deposit-method-screen.tsx'

const STATUS = '/sys/deposit/pollingStatus'
const order = {
  id: 'D1',
  method: 'CRYPT',
  methodName: 'Crypto coins',
  currency: 'USD',
  amount: '3000.00',
  status: 0,
  createTime: '2026-01-01T10:00:00Z',
  coin: 'eth',
  coinAmount: '1.000000000000000001',
  address: '0xabc',
  coinReceived: '0.3',
  confirmations: 1,
}
const answers: Record<string, unknown> = {
  '/base/depositPaymentMethod/find': { code: 'CRYPT', name: 'Crypto coins', icon: '' },
  '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
  '/ext/deposit/resume': order,
  [STATUS]: 0,
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a partial transfer shows and copies the exact rest; responses without it change nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { host } = await renderScreen(<DepositMethodScreen params={{ code: 'CRYPT', orderId: 'D1' }} />, {
    user: {},
    answers,
    messages,
  })
  const rest = /0\.700000000000000001 ETH/
  expect(await screen.findAllByText(rest)).toHaveLength(2)
  expect(screen.queryByText(/Equivalent/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy amount' }))
  expect(await navigator.clipboard.readText()).toBe('0.700000000000000001')
  await user.click(screen.getByRole('button', { name: "I'VE MADE THE TRANSFER" }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(host.record.calls.filter(({ path }) => path === STATUS).length).toBeGreaterThan(1)
  expect(screen.getAllByText(rest)).toHaveLength(2)
  answers[STATUS] = { status: 10, amount: 'odd' }
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() =>
    expect(host.record.opened).toEqual([{ id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }]),
  )
})

it.each([
  [undefined, undefined, 'Your coins have arrived. 1 confirmation so far.'],
  [6, undefined, 'Your coins have arrived. 1 confirmation of 6 so far.'],
  [undefined, 6, 'Your coins have arrived. 2 confirmations of 6 so far.'],
])('the view names the needed confirmations once known: %s, then %s', async (first, later, words) => {
  const paidOrder = { ...order, coinReceived: order.coinAmount }
  const view = <DepositMethodScreen params={{ code: 'CRYPT', orderId: 'D1' }} />
  const withStatus = {
    ...answers,
    '/ext/deposit/resume': { ...paidOrder, confirmationsNeeded: first },
    [STATUS]: { status: 0, confirmations: later && 2, confirmationsNeeded: later ?? 'odd' },
  }
  await renderScreen(view, { user: {}, answers: withStatus, messages })
  await screen.findByText(/^Your coins have arrived/)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText(words)).toBeTruthy()
})

it.each([
  ['EUR', /Equivalent to EUR\s?3,000\.00/],
  ['USD', /Equivalent to \$\s?3,000\.00/],
])('an order in %s shows its equivalent in that currency', async (currency, words) => {
  const open = { ...answers, '/ext/deposit/resume': { ...order, currency, coinReceived: '0' } }
  const view = <DepositMethodScreen params={{ code: 'CRYPT', orderId: 'D1' }} />
  await renderScreen(view, { user: {}, answers: open, messages })
  expect(await screen.findByText(words)).toBeTruthy()
})

it('the QR code holds the address, and nothing else (DP-15)', async () => {
  const view = <DepositMethodScreen params={{ code: 'CRYPT', orderId: 'D1' }} />
  await renderScreen(view, { user: {}, answers, messages })
  const code = await screen.findByRole('img', { name: messages['deposit.coinCode'] })
  const title = messages['deposit.coinCode']
  const { container } = render(<QRCodeSVG value={order.address} size={200} title={title} />)
  expect(code.outerHTML).toBe(container.innerHTML)
})

it.each([
  ['eth', 'Send only ETH to this address, and only over its own network. Anything else is lost.'],
  ['erc20/usdt', 'Send only USDT to this address, and only over the ERC20 network. Anything else is lost.'],
])('the view warns which coin to send by which network: %s', async (coin, words) => {
  const known = { ...order, coin, payUrl: 'http://localhost:4020/order/D1' }
  const open = { ...answers, '/ext/deposit/resume': known }
  const view = <DepositMethodScreen params={{ code: 'CRYPT', orderId: 'D1' }} />
  const { unmount } = await renderScreen(view, { user: {}, answers: open, messages })
  await screen.findByText(words)
  expect(screen.getByText(messages['deposit.openWallet'])).toBeTruthy()
  unmount()
  const expired = { ...open, '/ext/deposit/resume': { ...known, expiresAt: '2026-01-01T10:00:00Z' } }
  await renderScreen(view, { user: {}, answers: expired, messages })
  await screen.findByText(messages['deposit.coinExpired'])
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.queryByText(messages['deposit.openWallet'])).toBeNull()
})

it('an expired address is announced, without other messages', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const view = <DepositMethodScreen params={{ code: 'CRYPT', orderId: 'D1' }} />
  const soon = new Date(Date.now() + 60_000).toISOString()
  const open = { ...answers, '/ext/deposit/resume': { ...order, coinReceived: '0', expiresAt: soon }, [STATUS]: 0 }
  await renderScreen(view, { user: {}, answers: open, messages })
  await user.click(await screen.findByRole('button', { name: "I'VE MADE THE TRANSFER" }))
  const waiting = await screen.findByText(messages['deposit.coinWaiting'])
  const [said] = screen.getAllByRole('alert')
  expect([said?.textContent, waiting.closest('[role=status]')]).toEqual(['', expect.anything()])
  await vi.advanceTimersByTimeAsync(61_000)
  // The alert element was there before: text added to it is read out.
  await vi.waitFor(() => expect(said?.textContent).toBe(messages['deposit.coinExpired']))
  expect(screen.queryByText(messages['deposit.coinWaiting'])).toBeNull()
})

it('closing an unpaid order shows a toast that it stays open, but Change does not', async () => {
  const view = <DepositMethodScreen params={{ code: 'CRYPT', orderId: 'D1' }} />
  const open = { ...answers, [STATUS]: 0 }
  const closed = await renderScreen(view, { user: {}, answers: open, messages })
  await screen.findByRole('button', { name: 'Change method' })
  closed.unmount()
  await vi.waitFor(() => expect(closed.host.record.toasts).toEqual([messages['deposit.staysOpen']]))
  const changed = await renderScreen(view, { user: {}, answers: open, messages })
  await userEvent.click(await screen.findByRole('button', { name: 'Change method' }))
  const callCount = changed.host.record.calls.length
  changed.unmount()
  expect([changed.host.record.toasts, changed.host.record.calls.length]).toEqual([[], callCount])
})

it.each([
  ['CRYPT', '0'],
  ['CRYPT', order.coinAmount],
  ['CASH', undefined],
])('closing a paid order shows the toast not to pay again: %s, %s', async (code, come) => {
  const { host, unmount } = await renderScreen(<DepositMethodScreen params={{ code, orderId: 'D1' }} />, {
    user: {},
    answers: {
      ...answers,
      '/sys/deposit/creditcard/billingInfo': {},
      '/sys/cash/getImg': { imgUrl: '', qrAddress: 'http://localhost:4020/cash/D1' },
      '/sys/cash/findOrder': { status: 'wait' },
      '/ext/deposit/resume': { ...order, coinReceived: come },
      [STATUS]: 0,
    },
    messages,
  })
  const done = await screen.findByRole('button', { name: /made the transfer/i })
  // Once all coins have arrived, the player need not say that they have paid.
  if (come !== order.coinAmount) await userEvent.click(done)
  unmount()
  await vi.waitFor(() => expect(host.record.toasts).toEqual([messages['result.openText']]))
})

it.each([
  ['CRYPT', 10, null],
  ['CRYPT', 20, messages['result.failedLead']],
  ['CASH', 10, null],
  ['CASH', 30, messages['result.canceledText']],
])(
  'closing an order that has ended elsewhere shows its success, or tells of its failure: %s, %i',
  async (code, status, words) => {
    // An order whose end was told is not told again.
    const id = `${code}-${status}`
    const view = <DepositMethodScreen params={{ code, orderId: id }} />
    const paid = {
      ...answers,
      '/ext/deposit/resume': { ...order, id },
      '/sys/deposit/creditcard/billingInfo': {},
      '/sys/cash/getImg': { imgUrl: '', qrAddress: 'http://localhost:4020/cash/D1' },
      [STATUS]: { status },
    }
    const { host, unmount } = await renderScreen(view, { user: {}, answers: paid, messages })
    await screen.findByRole('button', { name: /made the transfer/i })
    unmount()
    const shown = [{ id: 'depositResult', params: { outcome: 'success', orderId: id } }]
    await vi.waitFor(() => expect(host.record.calls.at(-1)?.path).toBe(STATUS))
    await vi.waitFor(() =>
      expect([host.record.opened, host.record.toasts]).toEqual(words ? [[], [words]] : [shown, []]),
    )
  },
)

it.each([
  ['CRYPT', 'another tab announces a deposit', () => new StorageEvent('storage', { key: 'croupier.purchases' })],
  ['CASH', 'another tab announces a deposit', () => new StorageEvent('storage', { key: 'croupier.purchases' })],
  ['CRYPT', 'the connection is back', () => new Event('online')],
  ['CASH', 'the connection is back', () => new Event('online')],
])('a waiting transfer is checked once when it may have ended elsewhere: %s, %s', async (code, _, event) => {
  const view = <DepositMethodScreen params={{ code, orderId: 'D1' }} />
  let isPaid = false
  const withStatus = {
    ...answers,
    '/sys/deposit/creditcard/billingInfo': {},
    '/sys/cash/getImg': { imgUrl: '', qrAddress: 'http://localhost:4020/cash/D1' },
    '/sys/cash/findOrder': () => ({ status: isPaid ? 'false' : 'wait' }),
    [STATUS]: () => ({ status: isPaid ? 10 : 0, coinReceived: '0.6' }),
  }
  const { host } = await renderScreen(view, { user: {}, answers: withStatus, messages })
  await screen.findByRole('button', { name: /made the transfer/i })
  dispatchEvent(event())
  // A coin transfer shows at once how many coins are still missing.
  if (code === 'CRYPT') await screen.findAllByText(/0\.400000000000000001 ETH/)
  expect(host.record.opened).toEqual([])
  isPaid = true
  // A phone that wakes up fires two events at once.
  dispatchEvent(event())
  dispatchEvent(event())
  const success = { id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }
  await vi.waitFor(() => expect(host.record.opened.length).toBeGreaterThan(0))
  await act(async () => {})
  expect(host.record.opened).toEqual([success])
})

it('the view keeps the later request’s coins if the earlier response arrives last', async () => {
  const [first, second] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  const waiting = [first.promise, second.promise]
  const view = <DepositMethodScreen params={{ code: 'CRYPT', orderId: 'D1' }} />
  await renderScreen(view, { user: {}, answers: { ...answers, [STATUS]: () => waiting.shift() }, messages })
  await screen.findByRole('button', { name: 'Change method' })
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(waiting).toHaveLength(0))
  second.resolve({ status: 0, coinReceived: '0.6' })
  expect(await screen.findAllByText(/0\.400000000000000001 ETH/)).toHaveLength(2)
  first.resolve({ status: 0, coinReceived: '0.5' })
  await act(async () => first.promise)
  expect(screen.getAllByText(/0\.400000000000000001 ETH/)).toHaveLength(2)
})

it('a return from the wallet starts a status request', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const view = <DepositMethodScreen params={{ code: 'CRYPT', orderId: 'D1' }} />
  const { host } = await renderScreen(view, { user: {}, answers: { ...answers, [STATUS]: { status: 10 } }, messages })
  await screen.findByRole('button', { name: 'Change method' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(host.record.calls.map(({ path }) => path)).not.toContain(STATUS)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(host.record.opened).toHaveLength(1))
  seen.mockRestore()
})
