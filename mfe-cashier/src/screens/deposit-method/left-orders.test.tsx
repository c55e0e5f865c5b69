import { cleanup, createTestHost, renderScreen, screen, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { loadPlainWords } from '../../payment/order/plain-words.ts'
import DepositMethodScreen from './deposit-method-screen.tsx'

const STATUS = '/sys/deposit/pollingStatus'
const popup = { closed: false, close: () => void (popup.closed = true) }

// Loaded while no clock stands still.
beforeAll(async () => void (await loadPlainWords(createTestHost())))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  popup.closed = false
  vi.spyOn(window, 'open').mockReturnValue(popup as Window)
})
afterEach(() => {
  cleanup()
  popup.closed = true
  vi.useRealTimers()
  sessionStorage.clear()
})

/** The dialog of a pending order, which ends once `end` is called. */
async function resumed(code: string, id: string, expiresAt?: string) {
  let ended: number | undefined
  const host = createTestHost({
    user: {},
    confirm: () => false,
    answers: {
      '/base/depositPaymentMethod/find': { code, name: 'It', icon: '' },
      '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
      '/sys/deposit/creditcard/billingInfo': {},
      '/ext/deposit/resume': {
        id,
        method: code,
        methodName: 'It',
        currency: 'USD',
        amount: '50.00',
        status: 0,
        createTime: '2026-01-01T10:00:00Z',
        payUrl: `http://localhost:4020/order/${id}`,
        coin: 'eth',
        coinAmount: '1',
        address: '0xabc',
        expiresAt,
      },
      '/sys/cash/getImg': { imgUrl: '', qrAddress: `http://localhost:4020/cash/${id}` },
      '/sys/cash/findOrder': () => ({ status: ended === 20 ? 'true' : 'wait' }),
      [STATUS]: () => ({ status: ended ?? 0 }),
    },
  })
  const show = async () => {
    const view = await renderScreen(<DepositMethodScreen params={{ code, orderId: id }} />, { host, messages })
    await screen.findByText(id, {}, { timeout: 8000 })
    return view
  }
  const { unmount } = await show()
  return {
    host,
    show,
    unmount,
    press: (name: string) =>
      userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name })),
    end: async (status: number, availableBalance = '150.00') => {
      ended = status
      host.session.set(testUser({ availableBalance }))
      await vi.advanceTimersByTimeAsync(61_000)
    },
    toasts: () => host.record.toasts,
  }
}

it('an order whose dialog is closed while its window is open is followed, until a dialog shows it again', async () => {
  const { host, show, unmount, end, toasts } = await resumed('PIX', 'W1')
  unmount()
  const again = await show()
  await end(20)
  expect([toasts(), host.record.calls.map(({ path }) => path).includes(STATUS)]).toEqual([[], false])
  again.unmount()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(toasts()).toEqual([messages['result.failedLead']])
})

it.each([
  ['CRYPT', 'Change method', undefined],
  ['CRYPT', messages['deposit.coinAnew'], '2026-01-01T10:30:00Z'],
  ['CASH', messages['deposit.change'], undefined],
])('a %s order left by %s is followed', async (code, name, expiresAt) => {
  const { press, unmount, end, toasts } = await resumed(code, `C-${code}-${name}`, expiresAt)
  await press(name)
  unmount()
  expect(toasts()).toEqual([])
  await end(10)
  expect(toasts()).toEqual([messages['result.successText']])
})

it('a Cash App order that is open after its four queries is followed', async () => {
  const { host, press, unmount, end, toasts } = await resumed('CASH', 'C2')
  await press(messages['deposit.cashTransferred'])
  await vi.waitFor(() => expect(host.record.closed).toBe(1), { timeout: 12_000 })
  unmount()
  expect([toasts(), host.record.alerts.length]).toEqual([[], 1])
  await end(10)
  expect(toasts()).toEqual([messages['result.successText']])
})

it('a Cash App order whose failure was shown is not told again', async () => {
  const { host, press, unmount, end, toasts } = await resumed('CASH', 'C3')
  await end(20, '100.00')
  await press(messages['deposit.cashTransferred'])
  await vi.waitFor(() => expect(host.record.alerts).toEqual([messages['deposit.cashFailed']]))
  unmount()
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  expect(toasts()).toEqual([])
})
