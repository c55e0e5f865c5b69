import { useMember } from '@croupier/shared/host'
import { act, cleanup, renderScreen, screen, testUser } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { TransactionList } from './transaction-list.tsx'

afterEach(cleanup)

const PAGE = '/sys/member/transaction/page'
const row = (id: number, type: string, amount: string, createTime: string) => ({
  id,
  createTime,
  type,
  amount,
  balanceBefore: '100.00',
  balanceAfter: '90.00',
})

function Page() {
  return <TransactionList user={useMember()} />
}

it('a changed balance adds its row to the list', async () => {
  const rows = [row(1, 'DEPOSIT', '100.00', '2026-01-01T10:00:00Z')]
  const answers = {
    [PAGE]: () => ({ content: [...rows], number: 0, size: 20, totalElements: rows.length, last: true }),
  }
  const { host } = await renderScreen(<Page />, { user: {}, answers, messages })
  await screen.findByText(messages['queryPage.type.DEPOSIT'])
  const requestCount = () => host.record.calls.filter(({ path }) => path === PAGE).length
  // A refreshed session with the same balance triggers no request.
  act(() => host.session.set(testUser({ vipPoints: 3 })))
  expect(requestCount()).toBe(1)
  rows.unshift(row(2, 'GAME_BET', '-10.00', '2026-01-01T10:01:00Z'))
  act(() => host.session.set(testUser({ availableBalance: '90.00' })))
  await screen.findByText(messages['queryPage.type.GAME_BET'])
  expect(requestCount()).toBe(2)
})

it('a row in another currency shows that currency', async () => {
  const euros = { ...row(1, 'DEPOSIT', '5.00', '2026-01-01T10:00:00Z'), balanceAfter: '105.00', currency: 'EUR' }
  const answers = { [PAGE]: { content: [euros], number: 0, size: 20, totalElements: 1, last: true } }
  await renderScreen(<Page />, { user: {}, answers, messages })
  await screen.findByText(/EUR.5\.00/)
})
