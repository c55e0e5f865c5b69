import { cleanup, render, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { QRCodeSVG } from 'qrcode.react'
import { afterEach, expect, it } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from '../deposit-method-screen.tsx'

afterEach(cleanup)

const order = {
  id: 'D1',
  method: 'CASH',
  methodName: 'Cash App',
  currency: 'USD',
  amount: '50.00',
  status: 0,
  createTime: '2026-01-01T10:00:00Z',
}
const answers = {
  '/base/depositPaymentMethod/find': { code: 'CASH', name: 'Cash App', icon: '' },
  '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
  '/sys/deposit/creditcard/billingInfo': {},
  '/ext/deposit/resume': order,
  '/sys/cash/getImg': { imgUrl: '', qrAddress: 'http://localhost:4020/cash/D1' },
  '/sys/cash/findOrder': { status: 'wait' },
}

it('an order in another currency is shown in that currency', async () => {
  const open = { ...answers, '/ext/deposit/resume': { ...order, currency: 'EUR', discountAmount: '47.50' } }
  const view = <DepositMethodScreen params={{ code: 'CASH', orderId: 'D1' }} />
  await renderScreen(view, { user: {}, answers: open, messages })
  expect(await screen.findByText(/^EUR\s?50\.00$/)).toBeTruthy()
  expect(screen.getByText(/^EUR\s?47\.50$/)).toBeTruthy()
  expect(screen.queryByText(/\$/)).toBeNull()
})

it('the wait for the transfer is announced, and the code stays visible', async () => {
  await renderScreen(<DepositMethodScreen params={{ code: 'CASH', orderId: 'D1' }} />, { user: {}, answers, messages })
  // If the operator has no picture, the QR code is drawn here and encodes the link (DP-14).
  const title = messages['deposit.cashCode']
  const code = await screen.findByRole('img', { name: title })
  const { container, unmount } = render(<QRCodeSVG value="http://localhost:4020/cash/D1" size={200} title={title} />)
  expect(code.outerHTML).toBe(container.innerHTML)
  unmount()
  await userEvent.click(
    await screen.findByRole('button', { name: messages['deposit.cashTransferred'] }, { timeout: 8000 }),
  )
  const notice = await screen.findByText(messages['deposit.cashWaiting'])
  expect(notice.closest('[role=status]')).toBeTruthy()
})

it.each([
  ['desktop', true, 'deposit.cashScan'],
  ['mobile', false, 'deposit.scanElsewhere'],
] as const)('in the %s layout the better way to pay comes first', async (layout, isCodeFirst, caption) => {
  const options = { user: {}, answers, messages, layout }
  await renderScreen(<DepositMethodScreen params={{ code: 'CASH', orderId: 'D1' }} />, options)
  const code = await screen.findByText(messages[caption])
  const link = screen.getByRole('link', { name: messages['deposit.cashLink'] })
  expect((code.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).toBe(isCodeFirst)
})
