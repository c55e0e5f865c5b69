import { useFrame } from '@croupier/shared/host'
import {
  act,
  cleanup,
  leaveTab,
  lostCashout,
  renderScreen,
  screen,
  flushPending,
  testUser,
} from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { WithdrawalList } from './withdrawal-list.tsx'

afterEach(cleanup)

const LIST = '/sys/withdraw/listPage'
const row = { id: 5, createTime: '2026-03-01T10:00:00Z', currency: 'USD', amount: '200.00', status: 0 }

it('the list shows new statuses when the player returns to the tab', async () => {
  let status = 0
  await renderScreen(<WithdrawalList statuses={[]} />, {
    user: {},
    answers: { [LIST]: () => ({ content: [{ ...row, status }], number: 0, size: 20, totalElements: 1, last: true }) },
    messages,
  })
  await screen.findByText(messages['withdrawQuery.status.pending'])
  status = 29
  leaveTab(6)
  expect(await screen.findByText(messages['withdrawQuery.status.paying'])).toBeTruthy()
})

it('the list shows a cancelation elsewhere when the balance changes', async () => {
  let status = 0
  const { host } = await renderScreen(<WithdrawalList statuses={[]} />, {
    user: { availableBalance: '100.00' },
    answers: { [LIST]: () => ({ content: [{ ...row, status }], number: 0, size: 20, totalElements: 1, last: true }) },
    messages,
  })
  await screen.findByText(messages['withdrawQuery.status.pending'])
  status = 1
  act(() => host.session.set(testUser({ availableBalance: '300.00' })))
  expect(await screen.findByText(messages['withdrawQuery.status.canceled'])).toBeTruthy()
})

it('the list keeps its rows while it is refetched', async () => {
  const again = Promise.withResolvers<object>()
  const page = { content: [row], number: 0, size: 20, totalElements: 1, last: true }
  const pages = [() => page, () => again.promise]
  const { host } = await renderScreen(<WithdrawalList statuses={[]} />, {
    user: {},
    answers: { [LIST]: () => pages.shift()!() },
    messages,
  })
  const pending = await screen.findByText(messages['withdrawQuery.status.pending'])
  act(() => host.events.emit('withdrawal:changed', { id: 5 }))
  await vi.waitFor(() => expect(pages).toEqual([]))
  await flushPending()
  expect(pending.isConnected).toBe(true)
  again.resolve({ ...page, content: [{ ...row, status: 1 }] })
  await screen.findByText(messages['withdrawQuery.status.canceled'])
})

it('a cash-out with a lost response, once seen here, makes the next identical request a new one', async () => {
  const { serverTime, isOver, ...lost } = lostCashout()
  const content = [{ ...row, ...lost.row }]
  const page = { content, number: 0, size: 20, totalElements: 1, last: true, serverTime }
  await renderScreen(<WithdrawalList statuses={[]} />, { user: {}, answers: { [LIST]: page }, messages })
  await screen.findByText(messages['withdrawQuery.status.pending'])
  expect(isOver()).toBe(true)
})

it('a cash-out below its open form does not count as seen until that is closed', async () => {
  const { serverTime, isOver, ...lost } = lostCashout()
  const page = { content: [{ ...row, ...lost.row }], number: 0, size: 20, totalElements: 1, last: true, serverTime }
  function Page() {
    return (
      <main inert>
        <h1 id={useFrame().titleId}>Page</h1>
        <WithdrawalList statuses={[]} />
      </main>
    )
  }
  await renderScreen(<Page />, { user: {}, answers: { [LIST]: page }, messages })
  const pending = await screen.findByText(messages['withdrawQuery.status.pending'])
  expect(isOver()).toBe(false)
  pending.closest('main')!.removeAttribute('inert')
  await vi.waitFor(() => expect(isOver()).toBe(true))
})
