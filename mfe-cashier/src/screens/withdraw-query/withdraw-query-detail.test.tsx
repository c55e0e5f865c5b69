import {
  act,
  cleanup,
  createTestHost,
  leaveTab,
  lostCashout,
  renderScreen,
  screen,
  testUser,
} from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import WithdrawQueryDetailScreen from './withdraw-query-detail.tsx'

afterEach(cleanup)

const row = { id: 5, createTime: '2026-03-01T10:00:00Z', currency: 'USD', amount: '200.00', status: 0, steps: [] }

it('the details show a cancelation made in the history above them', async () => {
  let status = 0
  const { host } = await renderScreen(<WithdrawQueryDetailScreen params={{ id: '5' }} />, {
    user: {},
    answers: { '/sys/withdraw/find': () => ({ ...row, status }) },
    messages,
  })
  await screen.findAllByText(messages['withdrawQuery.status.pending'])
  expect(screen.queryByText(messages['withdrawQuery.status.canceled'])).toBeNull()
  status = 1
  host.events.emit('withdrawal:changed', { id: 5 })
  expect(await screen.findAllByText(messages['withdrawQuery.status.canceled'])).toHaveLength(2)
})

it('the details show the new status when the player returns to the tab', async () => {
  let status = 0
  await renderScreen(<WithdrawQueryDetailScreen params={{ id: '5' }} />, {
    user: {},
    answers: { '/sys/withdraw/find': () => ({ ...row, status }) },
    messages,
  })
  await screen.findAllByText(messages['withdrawQuery.status.pending'])
  status = 29
  leaveTab(6)
  // The step that is still to come, and the status.
  await vi.waitFor(() => expect(screen.getAllByText(messages['withdrawQuery.status.paying'])).toHaveLength(2))
})

it('the details show a cancelation elsewhere when the balance changes', async () => {
  let status = 0
  const { host } = await renderScreen(<WithdrawQueryDetailScreen params={{ id: '5' }} />, {
    user: { availableBalance: '100.00' },
    answers: { '/sys/withdraw/find': () => ({ ...row, status }) },
    messages,
  })
  await screen.findAllByText(messages['withdrawQuery.status.pending'])
  status = 1
  act(() => host.session.set(testUser({ availableBalance: '300.00' })))
  expect(await screen.findAllByText(messages['withdrawQuery.status.canceled'])).toHaveLength(2)
})

it('the details of a cash-out with a lost response make the next identical request a new one', async () => {
  const { serverTime, isOver, ...lost } = lostCashout()
  await renderScreen(<WithdrawQueryDetailScreen params={{ id: '5' }} />, {
    user: {},
    answers: { '/sys/withdraw/find': { ...row, ...lost.row, serverTime } },
    messages,
  })
  await screen.findAllByText(messages['withdrawQuery.status.pending'])
  expect(isOver()).toBe(true)
})

it('an address without a number leads to the list, and asks for none', async () => {
  const params = {} as { readonly id: string }
  const host = createTestHost({ user: {} })
  const go = vi.spyOn(host.navigation, 'go')
  await renderScreen(<WithdrawQueryDetailScreen params={params} />, { host, messages })
  // Back does not lead to it again.
  await vi.waitFor(() => expect(go.mock.calls).toEqual([['/withdrawQuery', { replace: true }]]))
  expect(host.record.calls).toEqual([])
})
