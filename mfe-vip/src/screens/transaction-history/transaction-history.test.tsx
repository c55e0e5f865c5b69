import type { User } from '@croupier/shared/api'
import { act, cleanup, renderScreen, screen, testUser } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
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

it('[VP-04] a deposit that comes while it is open has its row, and counts in what it came to', async () => {
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
  const session = host.session as unknown as { set(user: User): void }
  act(() => session.set(testUser({ availableBalance: '125.00' })))
  expect((await screen.findAllByText(/25\.00/)).length).toBeGreaterThan(0)
  expect(await screen.findByText(/125\.00/)).toBeTruthy()
})
