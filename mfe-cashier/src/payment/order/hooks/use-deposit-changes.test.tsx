import { cleanup, leaveTab, renderScreen, screen, testUser } from '@croupier/shared/testing'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import DepositHistory from '../../../screens/deposit-history/deposit-history.tsx'
import { OpenDeposit } from '../../../screens/deposit/open-deposit.tsx'
import { DepositList } from '../../../screens/query-page/deposit-list.tsx'

afterEach(cleanup)

const PAGE = '/ext/deposit/page'
const coins = { method: 'CRYPT', methodName: 'Coins', currency: 'USD', amount: '60.00', coinAmount: '1', coin: 'ETH' }

async function show(list: ReactNode) {
  let changes: object = { status: 0 }
  const content = () => [{ ...coins, id: 'D1', createTime: new Date().toISOString(), ...changes }]
  const answers = { [PAGE]: () => ({ content: content(), number: 0, size: 20, totalElements: 1, last: true }) }
  const { host } = await renderScreen(list, { user: {}, answers, messages })
  await screen.findByText(/D1/)
  return {
    change: (next: object) => void (changes = next),
    requestCount: () => host.record.calls.filter(({ path }) => path === PAGE).length,
  }
}

const resume = () => screen.queryByRole('button', { name: messages['receipt.resume'] })

it.each([
  ['the history', <DepositHistory key="history" />],
  ['the notice of an open one', <OpenDeposit key="open" />],
])('a deposit canceled elsewhere is no longer offered after a return to the tab: %s', async (_, list) => {
  const { change, requestCount } = await show(list)
  expect(resume()).not.toBeNull()
  change({ status: 30 })
  leaveTab(1)
  expect(requestCount()).toBe(1)
  leaveTab(6)
  await vi.waitFor(() => expect(resume()).toBeNull())
  expect(requestCount()).toBe(2)
})

it('the query page shows the current states after a return to the tab', async () => {
  const { change } = await show(<DepositList user={testUser()} />)
  expect(screen.getByText(messages['receipt.pending'])).toBeTruthy()
  change({ status: 0, coinReceived: '0.25' })
  leaveTab(6)
  expect(await screen.findByText(/0\.25/)).toBeTruthy()
  change({ status: 20 })
  leaveTab(6)
  expect(await screen.findByText(messages['receipt.failed'])).toBeTruthy()
})
