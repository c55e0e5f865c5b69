import { ApiError } from '@croupier/shared/api'
import { act, cleanup, createTestHost, renderScreen, screen, testUser } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { fetchPollingStatus } from '../../api/order-status.ts'
import { depositDraft } from '../../payment/form/deposit-draft.ts'
import { orderReports } from '../../payment/order/state/order-reports.ts'
import { rememberOrderAmount } from '../../payment/order/state/order-amounts.ts'
import DepositHistory from '../deposit-history/deposit-history.tsx'
import { OpenDeposit } from '../deposit/open-deposit.tsx'
import { DepositList } from '../query-page/deposit-list.tsx'
import DepositResult from './deposit-result.tsx'

const STATUS = '/sys/deposit/pollingStatus'
const NOW = new Date().toISOString()

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a closed result sends no more requests, even while the first is unanswered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answer = Promise.withResolvers<{ status: number }>()
  const { host, unmount } = await renderScreen(<DepositResult params={{ outcome: 'return', orderId: 'D1' }} />, {
    user: {},
    answers: { [STATUS]: () => answer.promise },
    messages,
  })
  await vi.waitFor(() => expect(host.record.calls).toHaveLength(1))
  unmount()
  answer.resolve({ status: 0 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(host.record.calls).toHaveLength(1)
})

it('a result requests nothing for a visitor, and starts after the login', async () => {
  const { host } = await renderScreen(<DepositResult params={{ outcome: 'return', orderId: 'D0' }} />, {
    answers: { [STATUS]: { status: 10 }, '/sys/auth/login': testUser() },
    messages,
  })
  expect(await screen.findByText(messages['result.openText'])).toBeTruthy()
  dispatchEvent(new Event('online'))
  orderReports.publish('D0', { wasReported: true, hasFailed: false, isCanceled: false })
  expect(host.record.calls).toEqual([])
  await host.session.signIn('/sys/auth/login', {})
  expect(await screen.findByText(messages['result.successText'])).toBeTruthy()
})

it.each([
  ['the history', DepositHistory, 10, 'E1'],
  ['the history', DepositHistory, 20, 'E2'],
  ['the chooser', OpenDeposit, 10, 'E3'],
  ['the chooser', OpenDeposit, 30, 'E4'],
])('a deposit with a known outcome is no longer offered in %s below', async (_name, Below, end, id) => {
  const order = { id, method: 'PIX', methodName: 'PIX', currency: 'USD', amount: '60.00' }
  let status = 0
  const { host } = await renderScreen(
    <>
      <Below />
      <DepositResult params={{ outcome: 'return', orderId: id }} />
    </>,
    {
      user: {},
      answers: {
        [STATUS]: () => ({ status }),
        '/ext/deposit/page': () => ({
          content: [{ ...order, status, createTime: new Date().toISOString() }],
          number: 0,
          size: 20,
          totalElements: 1,
          last: true,
        }),
      },
      messages,
    },
  )
  const goOn = { name: messages['receipt.resume'] }
  await screen.findByRole('button', goOn)
  status = end
  orderReports.publish(id, { wasReported: true, hasFailed: false, isCanceled: false })
  await vi.waitFor(() => expect(screen.queryByRole('button', goOn)).toBeNull())
  expect(host.record.calls.filter(({ path }) => path === '/ext/deposit/page')).toHaveLength(2)
})

it('an open result is checked when the player returns to the tab (D37)', async () => {
  let status = 0
  const answers = { [STATUS]: () => ({ status, amount: '60.00', currency: 'USD' }) }
  const params = { outcome: 'return', orderId: 'D2' } as const
  const { host } = await renderScreen(<DepositResult params={params} />, { user: {}, answers, messages })
  await screen.findByText(messages['result.openText'])
  await vi.waitFor(() => expect(host.record.calls).toHaveLength(1))
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  status = 10
  document.dispatchEvent(new Event('visibilitychange'))
  expect(host.record.calls).toHaveLength(1)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  // Sooner than the next request of its own poll.
  expect(host.record.calls).toHaveLength(2)
  expect(await screen.findByText(messages['result.successText'])).toBeTruthy()
  seen.mockRestore()
})

it('an open result is polled three more times in nine seconds, also after a failure (D37)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const requestedAt: number[] = []
  const busy = () => Promise.reject(new ApiError({ code: 503, message: '', kind: 'network', path: STATUS }))
  const pending = () => ({ status: 0 })
  const responses = [pending, busy, pending, () => ({ status: 10 })]
  const answers = { [STATUS]: () => responses[requestedAt.push(Date.now()) - 1]!() }
  const params = { outcome: 'return', orderId: 'D3' } as const
  await renderScreen(<DepositResult params={params} />, { user: {}, answers, messages })
  expect(await screen.findByText(messages['result.openText'])).toBeTruthy()
  for (let poll = 0; poll < 3; poll++) await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText(messages['result.successText'])).toBeTruthy()
  const pauses = requestedAt.slice(1).map((time, index) => time - requestedAt[index]!)
  expect(pauses).toHaveLength(3)
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(3000)
})

it('a result shows the remembered amount if the status is a bare number', async () => {
  rememberOrderAmount('D10', { amount: '60', currency: 'EUR' })
  const answers = { [STATUS]: 10 }
  const params = { outcome: 'return', orderId: 'D10' } as const
  const { host } = await renderScreen(<DepositResult params={params} />, { user: {}, answers, messages })
  expect(await screen.findByText(/60\.00/)).toBeTruthy()
  expect(host.record.events).toEqual([
    { name: 'deposit:succeeded', payload: { orderId: 'D10', amount: '60', currency: 'EUR' } },
    { name: 'news:changed', payload: {} },
    { name: 'analytics:event', payload: { name: 'Purchase', amount: '60', currency: 'USD', id: 'D10' } },
  ])
})

it('a result requests nothing if pollingStatus has already reported the success', async () => {
  const answers = {
    [STATUS]: { status: 10, amount: '61.00', currency: 'USD', coin: 'ltc', coinAmount: '0.7', coinReceived: '0.8' },
  }
  await fetchPollingStatus(createTestHost({ answers }), 'D20')
  const params = { outcome: 'success', orderId: 'D20' } as const
  const { host } = await renderScreen(<DepositResult params={params} />, { user: {}, answers, messages })
  expect(await screen.findByText(/61\.00/)).toBeTruthy()
  expect(screen.getByText(messages['result.overpaid'])).toBeTruthy()
  expect(host.record.paths).not.toContain(STATUS)
  expect(host.record.events[0]).toMatchObject({ name: 'deposit:succeeded', payload: { amount: '61.00' } })
})

it('a success that is shown empties the forms: the next deposit starts anew', async () => {
  const draft = depositDraft({ code: 'PIX', form: { presets: 'config', manual: 'always', link: 'clear' } })
  const host = createTestHost({ user: {}, answers: { [STATUS]: 10 } })
  draft.keep({ other: '35' }, host)
  await renderScreen(<DepositResult params={{ outcome: 'return', orderId: 'D30' }} />, { host, messages })
  await screen.findByText(messages['result.successText'])
  await vi.waitFor(() => expect(draft.read(host)).toEqual({}))
})

it('no Purchase is sent if the amount is unknown', async () => {
  const answers = { [STATUS]: 10 }
  const params = { outcome: 'return', orderId: 'D11' } as const
  const { host } = await renderScreen(<DepositResult params={params} />, { user: {}, answers, messages })
  await screen.findByText(messages['result.successText'])
  expect(host.record.events).toEqual([
    { name: 'deposit:succeeded', payload: { orderId: 'D11', amount: '', currency: '' } },
    { name: 'news:changed', payload: {} },
  ])
})

const refused = () =>
  Promise.reject(new ApiError({ code: 9, message: 'No such deposit', kind: 'refused', path: STATUS }))

it.each([
  ['refuses its number', 'S1', refused],
  ['does not know of it yet', 'S2', { status: 0 }],
])('a success by the provider’s call stays one if pollingStatus %s', async (_, orderId, answer) => {
  rememberOrderAmount(orderId, { amount: '60', currency: 'USD' })
  const view = <DepositResult params={{ outcome: 'success', orderId }} />
  const { host } = await renderScreen(view, { user: {}, answers: { [STATUS]: answer }, messages })
  expect(await screen.findByText(messages['result.successText'])).toBeTruthy()
  expect(await screen.findByText(/60\.00/)).toBeTruthy()
  expect(host.record.events).toEqual([
    { name: 'deposit:succeeded', payload: { orderId, amount: '60', currency: 'USD' } },
    { name: 'news:changed', payload: {} },
    { name: 'analytics:event', payload: { name: 'Purchase', amount: '60', currency: 'USD', id: orderId } },
  ])
  expect(host.record.calls).toHaveLength(1)
})

it('a result keeps the later request’s response if the earlier one arrives last', async () => {
  const [first, second] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  const waiting = [first.promise, second.promise]
  const params = { outcome: 'return', orderId: 'D12' } as const
  const answers = { [STATUS]: () => waiting.shift() }
  await renderScreen(<DepositResult params={params} />, { user: {}, answers, messages })
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(waiting).toHaveLength(0))
  const coins = { currency: 'USD', coin: 'ltc', coinAmount: '0.7' }
  second.resolve({ ...coins, status: 10, amount: '60.00', coinReceived: '0.7' })
  expect(await screen.findByText(/60\.00/)).toBeTruthy()
  first.resolve({ ...coins, status: 0, amount: '30.00', coinReceived: '0.35' })
  await act(async () => first.promise)
  expect(screen.getByText(/60\.00/)).toBeTruthy()
  expect(screen.queryByText(/missing|30\.00/)).toBeNull()
})

it.each([
  [10, '0.35', /^Part of it was missing: 0\.35 of 0\.7 LTC arrived/],
  [10, '0.8', messages['result.overpaid']],
  [0, '0.35', /^0\.35 of 0\.7 LTC have arrived so far/],
])('a result says how many coins arrived if not all or too many: status %i, %s', async (status, come, words) => {
  const answers = {
    [STATUS]: { status, amount: '40.00', currency: 'USD', coin: 'ltc', coinAmount: '0.7', coinReceived: come },
  }
  await renderScreen(<DepositResult params={{ outcome: 'return', orderId: `D4-${status}-${come}` }} />, {
    user: {},
    answers,
    messages,
  })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(messages['result.openText'])).toBeNull()
  expect(screen.queryAllByText(/missing|More coins/)).toHaveLength(status === 10 ? 1 : 0)
})

it.each([
  ['the history', DepositHistory],
  ['the query page', () => <DepositList user={testUser()} />],
])('%s notes missing coins only at the deposit that lacks some', async (_, List) => {
  const order = { method: 'CRYPT', methodName: 'Coins', currency: 'USD', coin: 'ltc', coinAmount: '0.7', status: 10 }
  const row = (id: string, coinReceived: unknown) => ({ ...order, id, coinReceived, amount: '40.00', createTime: NOW })
  const content = [row('D5', '0.35'), row('D6', '0.70'), row('D7', '0'), row('D8', 'odd')]
  const answers = { '/ext/deposit/page': { content, number: 0, size: 20, totalElements: 4, last: true } }
  await renderScreen(<List />, { user: {}, answers, messages })
  expect(await screen.findAllByText('Part of it has arrived: 0.35 of 0.7 LTC')).toHaveLength(1)
  expect(screen.getByText(/D8/)).toBeTruthy()
})

it.each([
  ['the history', DepositHistory],
  ['the chooser', OpenDeposit],
  ['the query page', () => <DepositList user={testUser()} />],
])('a deposit credited in the background is no longer offered in %s', async (_, List) => {
  let status = 0
  const order = { id: 'D3', method: 'PIX', methodName: 'PIX', currency: 'USD', amount: '60.00' }
  const page = () => ({
    content: [{ ...order, status, createTime: new Date().toISOString() }],
    ...{ number: 0, size: 20, totalElements: 1, last: true },
  })
  const answers = { '/ext/deposit/page': page }
  const { host } = await renderScreen(<List />, { user: {}, answers, messages })
  await screen.findByText(/60\.00/)
  const open = () => [
    screen.queryByRole('button', { name: messages['receipt.resume'] }),
    screen.queryByText(messages['receipt.pending']),
  ]
  expect(open()).not.toEqual([null, null])
  status = 10
  act(() => host.session.set(testUser({ availableBalance: '160.00' })))
  await vi.waitFor(() => expect(open()).toEqual([null, null]))
})
