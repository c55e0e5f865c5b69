import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from '../../../screens/deposit-method/deposit-method-screen.tsx'
import { rememberedAmountOf } from './order-amounts.ts'

const popup = { closed: false, close: () => void (popup.closed = true) }

afterEach(() => {
  cleanup()
  popup.closed = true
  vi.restoreAllMocks()
})

const open = (code: string, params: { orderId?: string } = {}) =>
  renderScreen(<DepositMethodScreen params={{ code, ...params }} />, {
    user: { id: 71, currency: 'EUR' },
    answers: {
      '/base/depositPaymentMethod/find': { code, name: 'It', icon: '' },
      '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50/100', paymentAllowManualInput: 1 },
      '/sys/deposit/payp/depositOrder': { orderurl: 'http://localhost:4020/order/S1', orderId: 'S1' },
      '/sys/payp/findOrder': { status: 'wait' },
      '/sys/deposit/pollingStatus': 0,
      '/ext/deposit/resume': {
        id: 'S3',
        method: code,
        methodName: 'It',
        currency: 'BTC',
        amount: '0.002',
        status: 0,
        createTime: '2026-01-01T10:00:00Z',
        payUrl: 'http://localhost:4020/order/S3',
      },
    },
    messages,
  })

async function order() {
  await userEvent.click(await screen.findByRole('radio', { name: /100$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
}

it('the amount of an order placed here is remembered', async () => {
  await open('PAYP')
  await order()
  await vi.waitFor(() => expect(rememberedAmountOf('S1')).toEqual({ amount: '100', currency: 'EUR' }))
})

it('the amount of an order that its window makes is remembered', async () => {
  popup.closed = false
  vi.spyOn(window, 'open').mockReturnValue(popup as Window)
  const { host } = await open('PIX')
  await order()
  await screen.findByText(messages['deposit.processing'])
  const { origin } = new URL(host.navigation.absolute('/'))
  const data = { type: 'PAY_ORDER', orderId: 'S2' }
  dispatchEvent(new MessageEvent('message', { data, origin, source: popup as unknown as Window }))
  await vi.waitFor(() => expect(rememberedAmountOf('S2')).toEqual({ amount: '100', currency: 'EUR' }))
})

it('the amount of a resumed order is remembered', async () => {
  await open('PAYP', { orderId: 'S3' })
  await vi.waitFor(() => expect(rememberedAmountOf('S3')).toEqual({ amount: '0.002', currency: 'BTC' }))
})
