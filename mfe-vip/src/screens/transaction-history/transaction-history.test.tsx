import { ApiError } from '@croupier/shared/api'
import { act, cleanup, renderScreen, screen, flushPending, testUser, userEvent, within } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { listTransactions } from '../../api/histories.ts'
import TransactionHistoryScreen from './transaction-history.tsx'

afterEach(cleanup)

const PAGE = '/sys/member/transaction/page'
const SUMMARY = '/ext/transaction/summary'
const row = (createTime: string, amount: string) => ({
  createTime,
  type: 'DEPOSIT',
  amount,
  balanceBefore: '0.00',
  balanceAfter: amount,
})

it('[VP-04] a deposit that arrives while the history is open appears as a row and in the sums', async () => {
  const rows = [row('2026-01-01T10:00:00Z', '100.00')]
  const figures = { moneyIn: '100.00', moneyOut: '0.00', netResult: '0.00', count: 1 }
  const answers = {
    [PAGE]: () => ({ content: [...rows], number: 0, size: 20, totalElements: rows.length, last: true }),
    [SUMMARY]: () => ({ ...figures }),
  }
  const { host } = await renderScreen(<TransactionHistoryScreen />, { user: {}, answers, messages })
  await screen.findAllByText(/100\.00/)
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(SUMMARY))
  rows.unshift(row('2026-01-01T10:01:00Z', '25.00'))
  Object.assign(figures, { moneyIn: '125.00', count: 2 })
  act(() => host.session.set(testUser({ availableBalance: '125.00' })))
  expect((await screen.findAllByText(/25\.00/)).length).toBeGreaterThan(0)
  expect(await screen.findByText(/125\.00/)).toBeTruthy()
})

const pageOf = (content: object[]) => ({ content, number: 0, size: 20, totalElements: content.length, last: true })
const sums = () => screen.queryByText(messages['summary.net'])?.closest('dl')
const narrow = (name: string) => userEvent.selectOptions(screen.getByLabelText(messages['filter.type']), name)

it('[VP-04] only a history without any transaction offers a deposit', async () => {
  const answers = { [PAGE]: pageOf([]), [SUMMARY]: {} }
  const { host } = await renderScreen(<TransactionHistoryScreen />, { user: {}, answers, messages })
  const deposit = { name: messages['transactions.deposit'] }
  await userEvent.click(await screen.findByRole('button', deposit))
  expect(host.record.opened).toEqual([expect.objectContaining({ id: 'deposit' })])
  await narrow(messages['type.deposit'])
  await vi.waitFor(() => expect(screen.queryByRole('button', deposit)).toBeNull())
  await screen.findByText(messages['transactions.empty'])
})

it("[VP-04] the previous sums stay, dimmed, until the new filter's arrive; without rows they are zero", async () => {
  const rows = [row('2026-01-01T10:00:00Z', '100.00')]
  const next = Promise.withResolvers<object>()
  const figures = { moneyIn: '100.00', moneyOut: '0.00', netResult: '0.00', count: 1 }
  const answers = {
    [PAGE]: (query: unknown) => pageOf((query as { type_IN?: string }).type_IN ? [] : rows),
    [SUMMARY]: (query: unknown) => ((query as { type_IN?: string }).type_IN ? next.promise : figures),
  }
  await renderScreen(<TransactionHistoryScreen />, { user: {}, answers, messages })
  await vi.waitFor(() => expect(sums()?.getAttribute('aria-busy')).toBe('false'))
  within(sums()!).getByText(/100\.00/)
  await narrow(messages['filter.rewards'])
  await screen.findByText(messages['transactions.empty'])
  within(sums()!).getByText(/100\.00/)
  expect(sums()?.getAttribute('aria-busy')).toBe('true')
  next.resolve({ moneyIn: '0.00', moneyOut: '0.00', netResult: '0.00', count: 0 })
  await vi.waitFor(() => expect(sums()?.getAttribute('aria-busy')).toBe('false'))
  expect(within(sums()!).getAllByText(/0\.00/)).toHaveLength(3)
  expect(within(sums()!).queryByText(/100\.00/)).toBeNull()
})

it('[VP-04] shows no sums if the operator lacks the call (D3), or without any transactions', async () => {
  const missing = new ApiError({ code: 404, kind: 'refused', message: 'no such call', path: SUMMARY })
  const answers = { [PAGE]: pageOf([row('2026-01-01T10:00:00Z', '100.00')]), [SUMMARY]: () => Promise.reject(missing) }
  const { unmount } = await renderScreen(<TransactionHistoryScreen />, { user: {}, answers, messages })
  await screen.findByRole('button', { name: messages['transactions.export'] })
  await vi.waitFor(() => expect(sums()).toBeUndefined())
  unmount()
  await renderScreen(<TransactionHistoryScreen />, { user: {}, answers: { ...answers, [PAGE]: pageOf([]) }, messages })
  await screen.findByText(messages['transactions.empty'])
  expect(screen.queryByRole('button', { name: messages['transactions.export'] })).toBeNull()
})

it('[VP-04] Try again reloads sums that failed; known sums survive a failed refresh', async () => {
  const busy = () => Promise.reject(new ApiError({ code: 429, kind: 'network', message: 'Too many', path: SUMMARY }))
  const figures = { moneyIn: '100.00', moneyOut: '0.00', netResult: '0.00', count: 1 }
  const again = Promise.withResolvers<object>()
  const replies = [() => figures, busy, () => again.promise, busy]
  const answers = { [PAGE]: pageOf([row('2026-01-01T10:00:00Z', '100.00')]), [SUMMARY]: () => replies.shift()!() }
  const { host } = await renderScreen(<TransactionHistoryScreen />, { user: {}, answers, messages })
  await vi.waitFor(() => expect(sums()?.getAttribute('aria-busy')).toBe('false'))
  await narrow(messages['filter.rewards'])
  const retry = await screen.findByRole('button', { name: messages['common.tryAgain'] })
  await userEvent.click(retry)
  expect([document.activeElement, retry.getAttribute('aria-disabled')]).toEqual([retry, 'true'])
  again.resolve({ ...figures, moneyIn: '7.00' })
  await vi.waitFor(() => within(sums()!).getByText(/7\.00/))
  act(() => host.session.set(testUser({ availableBalance: '1.00' })))
  await vi.waitFor(() => expect(replies).toEqual([]))
  await flushPending()
  within(sums()!).getByText(/7\.00/)
})

/** Presses Export; returns the lines of the file. */
async function exported() {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
  await userEvent.click(await screen.findByRole('button', { name: messages['transactions.export'] }))
  await vi.waitFor(() => expect(file).toHaveBeenCalled())
  const text = await (file.mock.calls[0]![0] as Blob).text()
  vi.restoreAllMocks()
  return text.split('\r\n')
}

it('[VP-04] rows that do not match the filter are neither in the list nor in the export (D52)', async () => {
  const rows = [{ ...row('2026-01-01T11:00:00Z', '7.00'), type: 'GIFT' }, row('2026-01-01T10:00:00Z', '100.00')]
  await renderScreen(<TransactionHistoryScreen />, { user: {}, answers: { [PAGE]: pageOf(rows) }, messages })
  const types = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(types()).toHaveLength(2))
  await narrow(messages['type.deposit'])
  await vi.waitFor(() => expect(types()).toHaveLength(1))
  expect((await exported()).slice(1)).toEqual([expect.stringMatching(/,Deposit,,100\.00,100\.00,USD$/)])
  await narrow(messages['filter.play'])
  await screen.findByText(messages['transactions.empty'])
  expect(types()).toEqual([])
})

it("[VP-04] a page that reaches rows older than the filter's start counts as the last one", async () => {
  const rows = [row('2026-01-01T11:00:00Z', '7.00')]
  const page = vi.fn(() => ({ ...pageOf(rows), last: false }))
  const { host } = await renderScreen(<TransactionHistoryScreen />, { user: {}, answers: { [PAGE]: page }, messages })
  const read = (createTime_GTE: string) => listTransactions(host.api, { createTime_GTE }, 1)
  expect((await read('2026-01-01T10:00:00Z')).last).toBe(false)
  expect((await read('2026-01-01T12:00:00Z')).last).toBe(true)
})

it('[VP-04] a bet and a win name their game, in the list and in the export', async () => {
  const win = { ...row('2026-01-01T10:00:00Z', '7.00'), type: 'GAME_WIN', gameName: 'Lucky, Sevens' }
  await renderScreen(<TransactionHistoryScreen />, { user: {}, answers: { [PAGE]: pageOf([win]) }, messages })
  const name = await screen.findByText('Lucky, Sevens')
  expect(name.closest('th')?.textContent).toContain('Win')
  const [head, line] = await exported()
  expect(head).toContain('Time,Type,Game,Amount')
  expect(line).toMatch(/,Win,"Lucky, Sevens",7\.00,7\.00,USD$/)
})

it('[VP-04] shows rows without an id, identical ones too, and a bet without balances as a loss', async () => {
  const bare = { createTime: '2026-01-01T10:00:00Z', type: 'GAME_BET' }
  const rows = ['5.00', '7.00', '7.00'].map((amount) => ({ ...bare, amount }))
  await renderScreen(<TransactionHistoryScreen />, { user: {}, answers: { [PAGE]: pageOf(rows) }, messages })
  await vi.waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3))
  const lines = (await exported()).slice(1)
  expect(lines.map((line) => line.split(',')[3])).toEqual(['-5.00', '-7.00', '-7.00'])
})

it("[VP-04] a row in another currency than the member's shows it, in the list and in the export", async () => {
  const euros = { ...row('2026-01-01T10:00:00Z', '5.00'), currency: 'EUR' }
  await renderScreen(<TransactionHistoryScreen />, { user: {}, answers: { [PAGE]: pageOf([euros]) }, messages })
  expect(await screen.findAllByText(/EUR.5\.00/)).toHaveLength(2)
  const [head, line] = await exported()
  expect(head).toMatch(/,Amount,Balance,Currency$/)
  expect(line).toMatch(/,Deposit,,5\.00,5\.00,EUR$/)
})

it('[VP-04] a second press of Export gives no second file, one for another filter or two seconds later does', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const answers = { [PAGE]: pageOf([row('2026-01-01T10:00:00Z', '100.00')]) }
  await renderScreen(<TransactionHistoryScreen />, { user: {}, answers, messages })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
  const button = await screen.findByRole('button', { name: messages['transactions.export'] })
  const press = async () => {
    await userEvent.click(button)
    await vi.waitFor(() => expect(button.ariaDisabled).toBeNull())
    return file.mock.calls.length
  }
  expect(await press()).toBe(1)
  now.mockReturnValue(11_900)
  expect(await press()).toBe(1)
  await narrow(messages['type.deposit'])
  expect(await press()).toBe(2)
  now.mockReturnValue(13_900)
  expect(await press()).toBe(3)
  vi.restoreAllMocks()
})

it('[VP-04] an Export that failed may be pressed again at once', async () => {
  const failing = vi.fn<() => Promise<object>>().mockRejectedValue(new Error('no response'))
  const page = pageOf([row('2026-01-01T10:00:00Z', '100.00')])
  const answers = { [PAGE]: (query: unknown) => ((query as { pageSize: number }).pageSize === 300 ? failing() : page) }
  const { host } = await renderScreen(<TransactionHistoryScreen />, { user: {}, answers, messages })
  await userEvent.click(await screen.findByRole('button', { name: messages['transactions.export'] }))
  await vi.waitFor(() => expect(host.record.toasts).toEqual([messages['common.serverBusy']]))
  failing.mockResolvedValue(page)
  expect(await exported()).toHaveLength(2)
})
