import { act, cleanup, createTestHost, renderScreen, screen, testUser } from '@croupier/shared/testing'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import DepositResult from '../../../screens/deposit-result/deposit-result.tsx'
import { loadPlainWords } from '../plain-words.ts'
import { rememberBonusOrder } from '../state/bonus-orders.ts'
import { rememberOrderAmount } from '../state/order-amounts.ts'

const STATUS = '/sys/deposit/pollingStatus'
const OPEN = messages['result.openText']

// Loaded while no clock stands still.
beforeAll(async () => void (await loadPlainWords(createTestHost())))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Shows the result of an order; `answer` is what pollingStatus responds. */
async function showResult(orderId: string, answer: () => unknown) {
  const { host, unmount } = await renderScreen(<DepositResult params={{ outcome: 'return', orderId }} />, {
    user: {},
    answers: { [STATUS]: answer },
    messages,
  })
  return {
    host,
    unmount,
    purchases: () =>
      host.record.events.filter(({ name }) => name === 'deposit:succeeded').map(({ payload }) => payload),
    setUser: (user: Parameters<typeof testUser>[0]) => act(() => host.session.set(testUser(user))),
  }
}

/** Shows the result of an order until it reads like `shown`, then leaves it, and lets the balance grow a minute later. */
async function leaveResult(orderId: string, before: number, shown: string, after: unknown = 10) {
  let answer: unknown = { status: before }
  const { host, unmount, purchases, setUser } = await showResult(orderId, () => answer)
  await screen.findByText(shown)
  unmount()
  answer = typeof after === 'number' ? { status: after } : after
  setUser({ availableBalance: '150.00' })
  const announced = purchases().length
  await vi.advanceTimersByTimeAsync(61_000)
  return { toasts: host.record.toasts, purchases: purchases().slice(announced) }
}

it('a payment that arrives after its open result was closed is told and announced (D37)', async () => {
  rememberOrderAmount('F1', { amount: '50.00', currency: 'EUR' })
  const { toasts, purchases } = await leaveResult('F1', 0, OPEN)
  expect(toasts).toEqual([messages['result.successText']])
  expect(purchases).toEqual([{ orderId: 'F1', amount: '50.00', currency: 'EUR' }])
})

it.each([
  ['more than was asked for', 'F5', '100.00'],
  ['of which this page knows nothing', 'F6', undefined],
])('an amount %s is announced as the API reports it', async (_, orderId, asked) => {
  if (asked) rememberOrderAmount(orderId, { amount: asked, currency: 'EUR' })
  const { purchases } = await leaveResult(orderId, 0, OPEN, { status: 10, amount: '150.00', currency: 'EUR' })
  expect(purchases).toEqual([{ orderId, amount: '150.00', currency: 'EUR' }])
})

it('the toast names the bonus that has to be asked for', async () => {
  rememberBonusOrder('F2')
  const { toasts } = await leaveResult('F2', 0, OPEN)
  expect(toasts).toEqual([messages['result.successText'], messages['result.bonus']])
})

it.each([
  [20, messages['result.failedLead']],
  [30, messages['result.canceledText']],
])(
  'an order that ends with status %i after its open result was closed is told, without a bonus',
  async (after, words) => {
    rememberBonusOrder(`F4-${after}`)
    const { toasts, purchases } = await leaveResult(`F4-${after}`, 0, OPEN, after)
    expect([toasts, purchases]).toEqual([[words], []])
  },
)

it('a result with a known outcome is not followed', async () => {
  const { toasts, purchases } = await leaveResult('F3', 10, messages['result.successText'])
  expect([toasts, purchases]).toEqual([[], []])
})

it('an arrival whose response was on its way when the result was closed is told and announced', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { host, unmount, purchases } = await showResult('F7', () => answer.promise)
  await vi.waitFor(() => expect(host.record.calls).toHaveLength(1))
  unmount()
  answer.resolve({ status: 10, amount: '50.00', currency: 'EUR' })
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  expect([host.record.toasts, purchases()]).toEqual([
    [messages['result.successText']],
    [{ orderId: 'F7', amount: '50.00', currency: 'EUR' }],
  ])
  expect(host.record.calls).toHaveLength(1)
})

it('an arrival that the balance showed before the result was closed is told', async () => {
  let status = 0
  const { host, unmount, setUser } = await showResult('F8', () => ({ status }))
  await screen.findByText(OPEN)
  await vi.advanceTimersByTimeAsync(15_000)
  setUser({ availableBalance: '150.00' })
  status = 10
  unmount()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(host.record.toasts).toEqual([messages['result.successText']])
})

it('another member is not asked about, or told of, the order', async () => {
  let status = 0
  const { host, unmount, setUser } = await showResult('F9', () => ({ status }))
  await screen.findByText(OPEN)
  await vi.advanceTimersByTimeAsync(15_000)
  setUser({ id: 2, availableBalance: '7.00' })
  unmount()
  status = 10
  const asked = host.record.calls.length
  setUser({ id: 2, availableBalance: '9.00' })
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  expect([host.record.calls.length, host.record.toasts]).toEqual([asked, []])
})

it('a result that opened before its member was known is followed all the same', async () => {
  let answer: () => unknown = () => Promise.reject(new Error('lost'))
  const host = createTestHost({ answers: { [STATUS]: () => answer() } })
  const view = <DepositResult params={{ outcome: 'return', orderId: 'F10' }} />
  const { unmount } = await renderScreen(view, { host, messages })
  act(() => host.session.set(testUser()))
  await vi.waitFor(() => expect(host.record.calls).toHaveLength(1))
  unmount()
  answer = () => ({ status: 20 })
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  expect(host.record.toasts).toEqual([messages['result.failedLead']])
})
