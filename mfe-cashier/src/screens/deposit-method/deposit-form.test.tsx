import { ApiError } from '@croupier/shared/api'
import {
  act,
  cleanup,
  renderScreen,
  screen,
  flushPending,
  testUser,
  userEvent,
  type Answers,
} from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from './deposit-method-screen.tsx'

const ORDER = '/sys/deposit/crypto/deposit'
const tooLow = new ApiError({ code: 1, message: 'The minimum is 60', kind: 'refused', path: ORDER, field: 'amount' })

afterEach(cleanup)

const FIGURES = '/sys/member/deposit/config'
const figures = { minimumAmount: '10', paymentAmounts: '50/100', paymentAllowManualInput: 1 }

const open = (id: number, code = 'CRYPTO', more: Answers = {}) =>
  renderScreen(<DepositMethodScreen params={{ code }} />, {
    user: { id },
    answers: {
      '/base/depositPaymentMethod/find': { code, name: 'Crypto', icon: '' },
      [FIGURES]: figures,
      [ORDER]: () => Promise.reject(tooLow),
      ...more,
    },
    messages,
  })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Deposit' }))

it('a missing coin shows an alert, a missing amount a toast (DP-15)', async () => {
  const { host } = await open(51)
  await screen.findByLabelText('Other amount')
  await submit()
  expect([host.record.alerts, host.record.toasts]).toEqual([['Please choose a coin'], []])
  await userEvent.click(screen.getByRole('radio', { name: 'USDT' }))
  await submit()
  expect([host.record.alerts.length, host.record.toasts]).toEqual([1, ['Please choose or enter an amount']])
})

it('Back leads to the chooser, but not while the order is being sent, and not from a resumed order', async () => {
  const order = Promise.withResolvers<never>()
  const { host, unmount } = await open(54, 'CRYPTO', { [ORDER]: () => order.promise })
  await userEvent.click(await screen.findByRole('radio', { name: 'USDT' }))
  await userEvent.type(screen.getByLabelText('Other amount'), '55')
  await submit()
  expect([await act(async () => host.record.goBack?.()), host.record.opened]).toEqual([false, []])
  await act(async () => order.reject(tooLow))
  await vi.waitFor(async () => expect(await act(async () => host.record.goBack?.())).toBe(true))
  expect(host.record.opened).toEqual([{ id: 'deposit', params: {} }])
  unmount()
  const resumed = await renderScreen(<DepositMethodScreen params={{ code: 'CRYPTO', orderId: 'D1' }} />, {
    user: { id: 54 },
    messages,
  })
  expect(resumed.host.record.goBack).toBeUndefined()
})

it('a refused amount is marked and focused, and stays', async () => {
  const { host } = await open(52)
  const other = await screen.findByLabelText<HTMLInputElement>('Other amount')
  await userEvent.click(screen.getByRole('radio', { name: 'USDT' }))
  await userEvent.type(other, '55')
  await submit()
  expect(host.record.alerts).toEqual(['The minimum is 60'])
  expect(document.activeElement).toBe(other)
  expect(other.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('The minimum is 60')).toBeTruthy()
  expect([other.value, screen.getByRole<HTMLInputElement>('radio', { name: 'USDT' }).checked]).toEqual(['55', true])
})

it('a refusal of depositCurrency marks the coin (D34)', async () => {
  const path = '/sys/deposit/crypt/depositOrder'
  const refused = new ApiError({
    code: 1,
    message: 'Litecoin rests today',
    kind: 'refused',
    path,
    field: 'depositCurrency',
  })
  const { host } = await open(53, 'CRYPT', { [path]: () => Promise.reject(refused) })
  const other = await screen.findByLabelText<HTMLInputElement>('Other amount')
  const coin = screen.getByRole('radio', { name: 'LTC' })
  await userEvent.click(coin)
  await userEvent.type(other, '55')
  await submit()
  expect(host.record.alerts).toEqual(['Litecoin rests today'])
  expect(screen.getByText('Litecoin rests today')).toBeTruthy()
  expect(document.activeElement).toBe(coin)
})

it('an order of crypto B names the coin by its code (DP-16)', async () => {
  const path = '/sys/deposit/crypt/depositOrder'
  // Refused, so that the form stays.
  const refused = new ApiError({ code: 1, message: 'Not now', kind: 'refused', path })
  const { host } = await open(60, 'CRYPT', { [path]: () => Promise.reject(refused) })
  await userEvent.type(await screen.findByLabelText('Other amount'), '55')
  const codes = {
    BTC: 'btc',
    ETH: 'eth',
    'BNB (BEP20)': 'bep20/bnb',
    'USDT (ERC20)': 'erc20/usdt',
    LTC: 'ltc',
    DOGECOIN: 'doge',
  }
  const orders = () => host.record.calls.filter((call) => call.path === path).map(({ body }) => body)
  for (const [index, name] of Object.keys(codes).entries()) {
    await userEvent.click(screen.getByRole('radio', { name }))
    await submit()
    await vi.waitFor(() => expect(orders()).toHaveLength(index + 1))
    await flushPending()
  }
  expect(orders()).toEqual(
    Object.values(codes).map((depositCurrency) => ({ amount: '55', memberId: 60, depositCurrency })),
  )
})

it('the security code takes as many digits as the brand’s, or four while unknown', async () => {
  await open(55, 'VISA_MASTERCARD', { '/base/country/listAll': [], '/sys/deposit/creditcard/billingInfo': {} })
  const code = await screen.findByLabelText<HTMLInputElement>('CVV')
  const number = screen.getByLabelText('Card number')
  const after = async (digits: string) => {
    await userEvent.clear(number)
    if (digits) await userEvent.type(number, digits)
    await userEvent.clear(code)
    await userEvent.type(code, '12345')
    return code.value
  }
  expect([await after(''), await after('4242'), await after('3782')]).toEqual(['1234', '123', '1234'])
})

it('a shortcut that is no longer offered is not ordered', async () => {
  let requestCount = 0
  const { host } = await open(54, 'CRYPTO', {
    [FIGURES]: () => ({ ...figures, paymentAmounts: (requestCount += 1) === 1 ? '50/100' : '75/100' }),
  })
  await screen.findByLabelText('Other amount')
  await userEvent.click(screen.getByRole('radio', { name: 'USDT' }))
  await userEvent.click(screen.getByRole('radio', { name: /50$/ }))
  await submit()
  await screen.findByRole('radio', { name: /75$/ })
  await submit()
  expect(host.record.toasts).toEqual(['Please choose or enter an amount'])
  expect(host.record.calls.filter(({ path }) => path === ORDER)).toHaveLength(1)
})

it.each([
  ['CRYPTO', 'an alert', ORDER, null],
  ['PAYPAL_POLL', 'a toast', '/sys/deposit/paypal/depositOrder', testUser({ id: 57 })],
])('an order of %s refused after a logout does not show %s', async (code, _, path, next) => {
  const answer = Promise.withResolvers<never>()
  const { host, unmount } = await open(56, code, { [path]: () => answer.promise })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  if (code === 'CRYPTO') await userEvent.click(screen.getByRole('radio', { name: 'USDT' }))
  await submit()
  await vi.waitFor(() => expect(host.record.calls.map((call) => call.path)).toContain(path))
  unmount()
  host.session.set(next)
  answer.reject(tooLow)
  await flushPending()
  expect([host.record.alerts, host.record.toasts, host.record.opened]).toEqual([[], [], []])
})

it('a method without a name shows its code', async () => {
  await open(59, 'CRYPT', { '/base/depositPaymentMethod/find': { code: 'CRYPT', name: null, icon: null } })
  expect(await screen.findByRole('heading', { name: 'CRYPT' })).toBeTruthy()
})
