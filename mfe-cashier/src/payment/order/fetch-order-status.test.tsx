import { ApiError, type ApiErrorKind } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from '../../screens/deposit-method/deposit-method-screen.tsx'
import DepositResult from '../../screens/deposit-result/deposit-result.tsx'
import PaymentPage from '../../screens/payment-page/payment-page.tsx'
import type { WatchRule } from '../method.ts'
import { fetchOrderState, fetchOrderStatus } from './fetch-order-status.ts'
import { stateAfterWindow } from './show-result.ts'
import { rememberProviderStatusCall, rememberStatusCallOfStep } from './state/provider-status-calls.ts'

const STATUS = '/sys/deposit/pollingStatus'
const FIND = '/sys/stripe/findOrder'
const throwing =
  (kind: ApiErrorKind, isTimeout = false) =>
  () => {
    throw new ApiError({ code: 9, message: 'No such deposit', kind, path: STATUS, isTimeout })
  }
const hostOf = (answer: unknown) => createTestHost({ answers: { [STATUS]: answer } })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the status of an order with a provider call', () => {
  it.each([
    ['refuses its number', throwing('refused')],
    ['fails', throwing('network')],
    ['is pending', { status: 0 }],
  ])('is that of the provider call if pollingStatus %s', async (_, answer) => {
    rememberProviderStatusCall('Q1', async () => 'succeeded')
    expect(await fetchOrderState(hostOf(answer), 'Q1')).toBe('succeeded')
    const report = { orderId: 'Q1', wasReported: false, hasFailed: true, isCanceled: false }
    expect(await stateAfterWindow(hostOf(answer), report)).toBe('succeeded')
  })

  it('is that of pollingStatus once it reports an end, with amounts', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('no')))
    rememberProviderStatusCall('Q2', ask)
    expect(await fetchOrderStatus(hostOf({ status: 10, amount: '60.00' }), 'Q2')).toMatchObject({
      state: 'succeeded',
      amount: '60.00',
    })
    expect(ask).not.toHaveBeenCalled()
    expect(await fetchOrderStatus(hostOf({ status: 0, amount: '60.00' }), 'Q2')).toMatchObject({
      state: 'pending',
      amount: '60.00',
    })
  })

  it('is not remembered while the trigger call is still to be made', async () => {
    const ask = vi.fn(async () => 'failed' as const)
    const ruleOf = () => ({ request: ask }) as unknown as WatchRule
    const frame = { kind: 'frame', url: '', watch: 'after', ruleOf } as const
    const before = async () => undefined
    rememberStatusCallOfStep({ ...frame, orderId: 'Q4', before })
    expect([await fetchOrderState(hostOf({ status: 0 }), 'Q4'), ask.mock.calls]).toEqual(['pending', []])
    rememberStatusCallOfStep({ ...frame, orderId: 'Q5' })
    expect(await fetchOrderState(hostOf({ status: 0 }), 'Q5')).toBe('failed')
  })

  it.each([
    ['an ended session', throwing('session')],
    ['a timeout', throwing('network', true)],
  ])('does not call the provider when pollingStatus fails with %s', async (_, answer) => {
    const ask = vi.fn()
    rememberProviderStatusCall('Q3', ask)
    await expect(fetchOrderState(hostOf(answer), 'Q3')).rejects.toThrow()
    expect(ask).not.toHaveBeenCalled()
  })

  it('rethrows the refusal of pollingStatus when the order has no provider call', async () => {
    await expect(fetchOrderState(hostOf(throwing('refused')), 'Q4')).rejects.toThrow('No such deposit')
  })
})

describe('an order that pollingStatus does not know (D45)', () => {
  const answers = {
    '/base/depositPaymentMethod/find': { code: 'STRIPE', name: 'Bank card', icon: '' },
    '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
    '/sys/deposit/stripe/depositOrder': { iframe: 'http://localhost:4020/order/D1', orderId: 'D1' },
    [STATUS]: throwing('refused'),
    [FIND]: { status: 'wait' },
  }
  const success = { id: 'depositResult', params: { outcome: 'success', orderId: 'D1' } }
  const openFrame = async (status: () => string) => {
    const shown = await renderScreen(<DepositMethodScreen params={{ code: 'STRIPE' }} />, {
      user: {},
      answers: { ...answers, [FIND]: () => ({ status: status() }) },
      messages,
    })
    await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    await screen.findByTitle('Payment with Bank card')
    return shown
  }

  it('makes no more provider calls once its frame is closed (DP-21)', async () => {
    const { host, unmount } = await openFrame(() => 'true')
    unmount()
    await vi.waitFor(() => expect(host.record.toasts).toEqual([messages['deposit.staysOpen']]))
    expect(host.record.paths).not.toContain(FIND)
  })

  it('closes its frame once it was paid in another tab', async () => {
    let status = 'wait'
    const { host } = await openFrame(() => status)
    status = 'true'
    dispatchEvent(new StorageEvent('storage', { key: 'croupier.purchases' }))
    await vi.waitFor(() => expect(host.record.opened).toEqual([success]))
  })

  it('is checked by Check again, and not by the automatic poll of nine seconds before it (D37)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    let state: 'pending' | 'succeeded' = 'pending'
    const ask = vi.fn(async () => state)
    rememberProviderStatusCall('Q5', ask)
    const view = <DepositResult params={{ outcome: 'return', orderId: 'Q5' }} />
    await renderScreen(view, { user: {}, answers, messages })
    const again = await screen.findByRole('button', { name: messages['result.checkAgain'] })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ask).not.toHaveBeenCalled()
    state = 'succeeded'
    await user.click(again)
    expect(await screen.findByText(messages['result.successText'])).toBeTruthy()
  })

  it('is checked with the Stripe-like provider if its id came from an address with a status (DP-12)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const view = <DepositResult params={{ outcome: 'processing', orderId: 'S1' }} />
    const { host } = await renderScreen(view, {
      user: {},
      answers: { ...answers, [FIND]: { status: 'true' } },
      messages,
    })
    expect(await screen.findByText(messages['result.successText'], {}, { timeout: 10_000 })).toBeTruthy()
    expect(host.record.calls).toContainEqual({ path: FIND, body: { orderId: 'S1' } })
  })

  it('is checked again on its result after the three early polls of its processing page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let status = 'wait'
    const query = { biz_id: 'B1', c_url: 'http://localhost:4020' }
    const { host } = await renderScreen(<PaymentPage params={{ provider: 'paypal', page: 'processing', query }} />, {
      user: {},
      answers: {
        [STATUS]: throwing('refused'),
        '/sys/paypal/trigger': null,
        '/sys/paypal/findOrder': () => ({ status }),
      },
      messages,
    })
    await vi.waitFor(() => expect(host.record.paths).toHaveLength(1), { timeout: 20_000 })
    status = 'true'
    expect(await fetchOrderState(host, 'B1')).toBe('succeeded')
  })
})
