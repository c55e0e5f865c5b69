import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import CashoutHistoryScreen from './cashout-history.tsx'

afterEach(cleanup)

it('[WD-08] a cash-out that is canceled is told to whoever shows cash-outs as well', async () => {
  const row = { id: 5, createTime: '2026-03-01T10:00:00Z', currency: 'USD', amount: '200.00', status: 0 }
  const answers = {
    '/sys/withdraw/listPage': { content: [row], number: 0, size: 20, totalElements: 1, last: true },
    '/sys/withdraw/cancel': () => {
      row.status = 1
      return null
    },
  }
  const { host } = await renderScreen(<CashoutHistoryScreen />, { answers, messages, user: {} })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(host.record.events).toContainEqual({ name: 'withdrawal:changed', payload: { id: 5 } }))
  await screen.findByText('Canceled')
})
