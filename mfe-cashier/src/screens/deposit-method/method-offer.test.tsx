import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { hasBonus, rememberBonusOrder } from '../../payment/order/state/bonus-orders.ts'
import DepositResult from '../deposit-result/deposit-result.tsx'
import DepositMethodScreen from './deposit-method-screen.tsx'

const cash = { code: 'CASH', name: 'Cash App', icon: '', enabled: 1, visibility: 0, sortIndex: 1, discount: 5 }
const answers = {
  '/base/depositPaymentMethod/find': cash,
  '/sys/depositPaymentMethod/listAll': [cash],
  '/sys/depositPaymentMethod/maxBonusInfo': [
    { code: 'PIX', percent: 50, maxAmount: '100' },
    { code: 'CASH', percent: 20 },
  ],
  '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
}

afterEach(cleanup)

it.each([
  ['CASH', '5% off · 20% bonus, on request'],
  ['PIX', '50% bonus up to $ 100, on request'],
])('the form of %s repeats the bonus and discount of the chooser (DP-24)', async (code, words) => {
  await renderScreen(<DepositMethodScreen params={{ code }} />, { user: {}, answers, messages })
  expect((await screen.findByText(/on request$/)).textContent?.replaceAll('\u00a0', ' ')).toBe(words)
})

it('the form of a method without an offer names none', async () => {
  await renderScreen(<DepositMethodScreen params={{ code: 'CPAY' }} />, { user: {}, answers, messages })
  await screen.findByRole('button', { name: 'Deposit' })
  expect(screen.queryByText(/on request|off/)).toBeNull()
})

it.each([
  [{ percent: 0, maxAmount: 0 }, null],
  [{ percent: '0', maxAmount: '0.00' }, null],
  [{ percent: null, maxAmount: '-5' }, null],
  [{ percent: 50, maxAmount: 0 }, '50% bonus, on request'],
  [{ percent: 0, maxAmount: '0.50' }, 'Bonus up to $ 0.50, on request'],
])('a bonus of %j is shown, and its order remembered, as %s', async (row, words) => {
  const id = JSON.stringify(row)
  const own = {
    ...answers,
    '/sys/depositPaymentMethod/maxBonusInfo': [{ code: 'CRYPT', ...row }],
    '/sys/deposit/crypt/depositOrder': { id, address: 'a', coinNum: '0.1' },
  }
  await renderScreen(<DepositMethodScreen params={{ code: 'CRYPT' }} />, { user: {}, answers: own, messages })
  await userEvent.click(await screen.findByRole('radio', { name: 'LTC' }))
  await userEvent.click(screen.getByRole('radio', { name: /50$/ }))
  expect(screen.queryByText(/on request$/)?.textContent.replaceAll('\u00a0', ' ') ?? null).toBe(words)
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  await screen.findByRole('button', { name: "I'VE MADE THE TRANSFER" })
  expect(hasBonus(id)).toBe(words !== null)
})

it.each([
  [10, true],
  [20, false],
])('a result of status %i reminds of the bonus: %s', async (status, reminds) => {
  rememberBonusOrder(`B${status}`)
  const view = <DepositResult params={{ outcome: 'return', orderId: `B${status}` }} />
  const { host } = await renderScreen(view, {
    user: {},
    answers: { '/sys/deposit/pollingStatus': { status } },
    messages,
  })
  await screen.findByText(messages[status === 10 ? 'result.successText' : 'result.failedText'])
  expect(screen.queryAllByText(/Ask for your bonus/)).toHaveLength(reminds ? 1 : 0)
  if (!reminds) return
  await userEvent.click(screen.getByRole('button', { name: 'Contact us' }))
  expect(host.record.opened).toEqual([expect.objectContaining({ id: 'contactUs' })])
})

it('a result of a method without a bonus reminds of none', async () => {
  const view = <DepositResult params={{ outcome: 'return', orderId: 'B1' }} />
  await renderScreen(view, { user: {}, answers: { '/sys/deposit/pollingStatus': { status: 10 } }, messages })
  await screen.findByText(messages['result.successText'])
  expect(screen.queryByText(/Ask for your bonus/)).toBeNull()
})
