import { cleanup, renderScreen, screen, testUser } from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import DepositResult from '../../../screens/deposit-result/deposit-result.tsx'
import { rememberBonusOrder } from '../state/bonus-orders.ts'
import { rememberOrderAmount } from '../state/order-amounts.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Shows the result of an order until it reads like `shown`, then leaves it, and lets the balance grow a minute later. */
async function leaveResult(orderId: string, before: number, shown: string, after = 10) {
  let status = before
  const { host, unmount } = await renderScreen(<DepositResult params={{ outcome: 'return', orderId }} />, {
    user: {},
    answers: { '/sys/deposit/pollingStatus': () => ({ status }) },
    messages,
  })
  await screen.findByText(shown)
  unmount()
  const purchases = () =>
    host.record.events.filter(({ name }) => name === 'deposit:succeeded').map(({ payload }) => payload)
  status = after
  host.session.set(testUser({ availableBalance: '150.00' }))
  const announced = purchases().length
  await vi.advanceTimersByTimeAsync(61_000)
  return { toasts: host.record.toasts, purchases: purchases().slice(announced) }
}

it('a payment that arrives after its open result was closed is told and announced (D37)', async () => {
  rememberOrderAmount('F1', { amount: '50.00', currency: 'EUR' })
  const { toasts, purchases } = await leaveResult('F1', 0, messages['result.openText'])
  expect(toasts).toEqual([messages['result.successText']])
  expect(purchases).toEqual([{ orderId: 'F1', amount: '50.00', currency: 'EUR' }])
})

it('the toast names the bonus that has to be asked for', async () => {
  rememberBonusOrder('F2')
  const { toasts } = await leaveResult('F2', 0, messages['result.openText'])
  expect(toasts).toEqual([messages['result.successText'], messages['result.bonus']])
})

it.each([
  [20, messages['result.failedLead']],
  [30, messages['result.canceledText']],
])(
  'an order that ends with status %i after its open result was closed is told, without a bonus',
  async (after, words) => {
    rememberBonusOrder(`F4-${after}`)
    const { toasts, purchases } = await leaveResult(`F4-${after}`, 0, messages['result.openText'], after)
    expect([toasts, purchases]).toEqual([[words], []])
  },
)

it('a result with a known outcome is not followed', async () => {
  const { toasts, purchases } = await leaveResult('F3', 10, messages['result.successText'])
  expect([toasts, purchases]).toEqual([[], []])
})
