import { ApiError } from '@croupier/shared/api'
import {
  cleanup,
  leaveTab,
  lostCashout,
  renderScreen,
  screen,
  flushPending,
  testUser,
  userEvent,
} from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import CashoutHistoryScreen from './cashout-history.tsx'

afterEach(cleanup)

const LIST = '/sys/withdraw/listPage'
const CANCEL = '/sys/withdraw/cancel'
/** The server's list goes on saying that this one is pending, even after it was canceled. */
const row = { id: 5, createTime: '2026-03-01T10:00:00Z', currency: 'USD', amount: '200.00', status: 0 }
const answers = { [LIST]: { content: [row], number: 0, size: 20, totalElements: 1, last: true }, [CANCEL]: null }
const pressCancel = async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))

it('[WD-08] a canceled row changes in place, and withdrawal:changed is emitted', async () => {
  const { host } = await renderScreen(<CashoutHistoryScreen />, { answers, messages, user: {} })
  const refresh = vi.spyOn(host.session, 'refresh')
  await screen.findByRole('button', { name: 'Cancel' })
  expect(screen.getByRole('columnheader', { name: 'Amount' }).dataset.align).toBe('end')
  await pressCancel()
  await vi.waitFor(() => expect(host.record.events).toContainEqual({ name: 'withdrawal:changed', payload: { id: 5 } }))
  await vi.waitFor(() => expect(host.record.calls.filter(({ path }) => path === LIST)).toHaveLength(2))
  await screen.findByText('Canceled')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
})

it('a failed first load shows an alert (games-and-cashier.md 8), a failed refresh does not', async () => {
  const busy = () => new ApiError({ code: 429, message: 'Too many', kind: 'network', path: LIST })
  const replies = [() => Promise.reject(busy()), () => answers[LIST], () => Promise.reject(busy())]
  const { host } = await renderScreen(<CashoutHistoryScreen />, {
    answers: { [LIST]: () => replies.shift()!() },
    messages,
    user: {},
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Cancel' })
  expect(host.record.alerts).toEqual(['Too many'])
  host.events.emit('withdrawal:changed', { id: 5 })
  await vi.waitFor(() => expect(replies).toEqual([]))
  await flushPending()
  expect(host.record.alerts).toEqual(['Too many'])
  screen.getByRole('button', { name: 'Cancel' })
})

it('each Cancel button is described by the number and amount of its cash-out', async () => {
  const content = [row, { ...row, id: 6, amount: '75.00' }]
  await renderScreen(<CashoutHistoryScreen />, {
    answers: { [LIST]: { ...answers[LIST], content, totalElements: 2 } },
    messages,
    user: {},
  })
  await screen.findByRole('button', { name: 'Cancel', description: /^\$\s200\.00 No\.\s5$/ })
  screen.getByRole('button', { name: 'Cancel', description: /^\$\s75\.00 No\.\s6$/ })
})

it('[WD-08] a cash-out stays pending when the player declines the confirmation', async () => {
  const { host } = await renderScreen(<CashoutHistoryScreen />, { answers, messages, user: {}, confirm: () => false })
  await pressCancel()
  await vi.waitFor(() => expect(host.record.alerts).toHaveLength(1))
  await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(false))
  expect(host.record.calls.map(({ path }) => path)).toEqual([LIST])
})

it.each([
  ['refused', 'This is not possible any more.'],
  ['network', 'Server is busy, please try later'],
] as const)(
  '[WD-08] a failed cancelation (%s) shows its message, and every list reads the status anew',
  async (kind, message) => {
    const failing = () => Promise.reject(new ApiError({ code: 1, message, kind, path: CANCEL }))
    const { host } = await renderScreen(<CashoutHistoryScreen />, {
      answers: { ...answers, [CANCEL]: failing },
      messages,
      user: {},
    })
    await pressCancel()
    await vi.waitFor(() => expect(host.record.alerts).toContain(message))
    await vi.waitFor(() =>
      expect(host.record.events).toContainEqual({ name: 'withdrawal:changed', payload: { id: 5 } }),
    )
    await vi.waitFor(() => expect(host.record.calls.filter(({ path }) => path === LIST)).toHaveLength(2))
    expect(screen.queryByText('Canceled')).toBeNull()
  },
)

it.each([
  ['a yes', null],
  ['a refusal', testUser({ id: 8 })],
])('[WD-08] a cancelation that is answered after a logout (%s) shows nothing', async (how, next) => {
  const answer = Promise.withResolvers<null>()
  const { host, unmount } = await renderScreen(<CashoutHistoryScreen />, {
    answers: { ...answers, [CANCEL]: () => answer.promise },
    messages,
    user: { id: 7 },
  })
  await pressCancel()
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(CANCEL))
  const alertsBefore = [...host.record.alerts]
  unmount()
  host.session.set(next)
  if (how === 'a yes') answer.resolve(null)
  else answer.reject(new ApiError({ code: 1, message: 'Too late', kind: 'refused', path: CANCEL }))
  await vi.waitFor(() => expect(host.record.events).toContainEqual({ name: 'withdrawal:changed', payload: { id: 5 } }))
  expect([host.record.alerts, host.record.toasts]).toEqual([alertsBefore, []])
})

it("[WD-08] the list shows the operator's changes on return to the tab", async () => {
  let status = 0
  const list = () => ({ ...answers[LIST], content: [{ ...row, status }] })
  await renderScreen(<CashoutHistoryScreen />, { answers: { [LIST]: list }, messages, user: {} })
  await screen.findByRole('button', { name: 'Cancel' })
  status = 29
  leaveTab(6)
  expect(await screen.findByText(messages['status.paying'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

it('a cash-out whose response was lost counts as made once the list shows it', async () => {
  const { serverTime, isOver, ...lost } = lostCashout()
  const page = { ...answers[LIST], content: [{ ...row, ...lost.row }], serverTime }
  await renderScreen(<CashoutHistoryScreen />, { user: {}, answers: { [LIST]: page }, messages })
  await screen.findByText(messages['status.pending'])
  expect(isOver()).toBe(true)
})
