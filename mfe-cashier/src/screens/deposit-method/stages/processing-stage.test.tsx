import { cleanup, renderScreen, screen, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from '../deposit-method-screen.tsx'

afterEach(cleanup)

const success = { id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }

async function asking(status: number | (() => number), word = 'true', orderId = 'D1') {
  const { host, unmount } = await renderScreen(<DepositMethodScreen params={{ code: 'STRIPE' }} />, {
    user: {},
    answers: {
      '/base/depositPaymentMethod/find': { code: 'STRIPE', name: 'Bank card', icon: '' },
      '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
      '/sys/deposit/stripe/depositOrder': { iframe: 'http://localhost:4020/order/D1', orderId },
      '/sys/deposit/pollingStatus': () => ({ status: typeof status === 'number' ? status : status() }),
      '/sys/stripe/findOrder': { status: word },
    },
    messages,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>('Payment with Bank card')
  const origin = 'http://localhost:4020'
  dispatchEvent(new MessageEvent('message', { data: 'PAY_CLOSE', origin, source: contentWindow }))
  await screen.findByText(messages['result.processingText'])
  return { host, record: host.record, unmount }
}

it.each([
  [0, 'wait', [messages['result.openText']], []],
  [0, 'true', [messages['result.openText']], []],
  [10, 'wait', [], [success]],
  [20, 'wait', [], []],
])('closing it while it polls shows what pollingStatus says then (%i, %s)', async (status, word, toasts, opened) => {
  const { record, unmount } = await asking(status, word)
  const before = record.calls.length
  unmount()
  // The method's own poll ends with its dialog (DP-21).
  await vi.waitFor(() => expect([record.toasts, record.opened]).toEqual([toasts, opened]))
  expect(record.calls.slice(before).map(({ path }) => path)).toEqual(['/sys/deposit/pollingStatus'])
})

it('a known outcome shows its result and nothing else', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { record, unmount } = await asking(10)
  await vi.advanceTimersByTimeAsync(4000)
  await vi.waitFor(() => expect(record.opened).toEqual([success]))
  unmount()
  await vi.advanceTimersByTimeAsync(1000)
  expect([record.toasts, record.opened]).toEqual([[], [success]])
  vi.useRealTimers()
})

it('an order that was left open is followed: its arrival is told (D37)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let status = 0
  const { host, record, unmount } = await asking(() => status, 'wait', 'D2')
  unmount()
  await vi.waitFor(() => expect(record.toasts).toEqual([messages['result.openText']]))
  status = 10
  host.session.set(testUser({ availableBalance: '150.00' }))
  await vi.advanceTimersByTimeAsync(61_000)
  expect([record.toasts.slice(1), record.opened]).toEqual([[messages['result.successText']], []])
  vi.useRealTimers()
})
