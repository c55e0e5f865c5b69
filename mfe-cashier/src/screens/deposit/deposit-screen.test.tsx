import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, within } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import DepositScreen from './deposit-screen.tsx'

const LIST = '/sys/depositPaymentMethod/listAll'
const HISTORY = '/ext/deposit/page'
/** A request without a response is retried once before the error is shown. */
const LATER = { timeout: 8000 }
const busy = messages['common.serverBusy']
const lost = new ApiError({ code: 1, message: 'Back at noon', kind: 'refused', path: LIST })
const method = { code: 'CRYPT', name: 'Crypto coins', icon: '', enabled: 1, visibility: 0, sortIndex: 1 }
const bonuses = { '/sys/depositPaymentMethod/maxBonusInfo': [] }
const show = (answers: Record<string, unknown>) =>
  renderScreen(<DepositScreen />, { user: {}, answers: { ...bonuses, ...answers }, messages })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a failed list shows Try again and a toast, not an empty chooser', async () => {
  const { host } = await show({ [LIST]: () => Promise.reject(lost) })
  expect((await screen.findByRole('alert', {}, LATER)).textContent).toContain(busy)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText(messages['deposit.noMethods'])).toBeNull()
  expect(host.record.toasts).toEqual([busy])
})

it('no toast is shown offline, as the shell shows one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { host } = await show({ [LIST]: () => Promise.reject(lost) })
  await screen.findByRole('alert', {}, LATER)
  expect(host.record.toasts).toEqual([])
})

it('an empty or unreadable bonus is not shown (DP-24)', async () => {
  const other = { ...method, code: 'PIX', name: 'PIX' }
  for (const row of [
    {},
    { percent: 0, maxAmount: null },
    { percent: 0, maxAmount: 0 },
    { percent: 'much', maxAmount: '200' },
  ]) {
    const bonus = [
      { code: 'CRYPT', ...row },
      { code: 'PIX', percent: 20 },
    ]
    await show({ [LIST]: [method, other], '/sys/depositPaymentMethod/maxBonusInfo': bonus })
    await screen.findByText('20% bonus, on request')
    expect([row, screen.getAllByText(/bonus/i).length]).toEqual([row, 1])
    cleanup()
  }
})

it.each([
  [{ discount: '5' }, '5% off'],
  [{ discount: 7.5, enabled: true }, '7.5% off'],
  [{ discount: 'much', enabled: '1' }, 'Discount'],
  [{ discount: {}, enabled: null }, 'Discount'],
])('an unreadable discount leaves the list as it is: %j', async (row, tag) => {
  const off = { ...method, code: 'PIX', name: 'PIX', enabled: 'false' }
  await show({ [LIST]: [{ ...method, code: 'CASH', name: 'Cash App', ...row }, method, off] })
  expect(await screen.findByText(tag)).toBeTruthy()
  expect([screen.queryByText('Crypto coins'), screen.queryByText('PIX')]).toEqual([expect.anything(), null])
})

it('an empty list shows a message', async () => {
  await show({ [LIST]: [] })
  await screen.findByText(messages['deposit.noMethods'])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('the history is offered only while the operator has that call (D3)', async () => {
  const name = messages['deposit.history']
  const missing = new ApiError({ code: 404, message: '', kind: 'refused', path: HISTORY })
  await show({ [LIST]: [method], [HISTORY]: () => Promise.reject(missing) })
  await vi.waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  await screen.findByText('Crypto coins')
  cleanup()
  await show({ [LIST]: [method], [HISTORY]: { content: [], number: 0, size: 20, totalElements: 0, last: true } })
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})

it('an open deposit is shown with method, time, order number and the count of others', async () => {
  const order = (id: string) => ({
    id,
    method: 'CRYPT',
    methodName: 'Crypto coins',
    currency: 'USD',
    amount: '100.00',
    status: 0,
    createTime: new Date().toISOString(),
  })
  const content = ['D1', 'D2', 'D3'].map(order)
  const page = { content, number: 0, size: 20, totalElements: 3, last: true }
  const { host } = await show({ [LIST]: [method], [HISTORY]: page })
  const open = await screen.findByText(/Your deposit of .* is still open/)
  expect(open.textContent).toMatch(/Crypto coins · .*:/)
  expect(open.querySelector('time')?.dateTime).toBe(content[0]!.createTime)
  expect(open.textContent).toContain('Order number D1')
  expect(within(open).getByRole('button', { name: messages['receipt.copy'] })).toBeTruthy()
  screen.getByRole('button', { name: '2 more open deposits' }).click()
  await vi.waitFor(() => expect(host.record.opened).toEqual([{ id: 'depositHistory', params: undefined }]))
})

it('a method without a name shows its code', async () => {
  await show({ [LIST]: [{ ...method, name: null }] })
  expect(await screen.findByRole('button', { name: 'CRYPT' })).toBeTruthy()
})

it('a bonus may have decimals and no amount (DP-24)', async () => {
  const bonus = [{ code: 'CRYPT', percent: 12.5, maxAmount: '' }]
  await show({ [LIST]: [method], '/sys/depositPaymentMethod/maxBonusInfo': bonus })
  expect(await screen.findByText('12.5% bonus, on request')).toBeTruthy()
})
