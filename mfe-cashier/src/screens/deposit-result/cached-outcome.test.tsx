import { ApiError } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { findPaypal, findPayp } from '../../api/order-status.ts'
import DepositResult from './deposit-result.tsx'

const STATUS = '/sys/deposit/pollingStatus'

afterEach(cleanup)

const refused = () =>
  Promise.reject(new ApiError({ code: 9, message: 'No such deposit', kind: 'refused', path: STATUS }))

/** Makes the provider's status call report an order's outcome. */
const cacheProviderOutcome = (orderId: string, status: 'true' | 'false') => {
  const host = createTestHost({
    answers: { '/sys/payp/findOrder': { status }, '/sys/paypal/findOrder': { status } },
  })
  const { signal } = new AbortController()
  return orderId.startsWith('B')
    ? findPaypal(host, { bizId: orderId, cSite: '' }, signal)
    : findPayp(host, orderId, signal)
}

const open = (params: Parameters<typeof DepositResult>[0]['params'], answer: unknown) =>
  renderScreen(<DepositResult params={params} />, { user: {}, answers: { [STATUS]: answer }, messages })

it.each([
  ['is known if the provider’s call reported it', 'F1', 'F1', messages['result.failedText']],
  ['is open if only an address reports it (D25)', 'F1', 'F2', messages['result.openText']],
])('a failure %s', async (_, heard, orderId, words) => {
  await cacheProviderOutcome(heard, 'false')
  await open({ outcome: 'error', orderId }, refused)
  expect(await screen.findByText(words)).toBeTruthy()
})

it('a failure that was paid after all becomes a success', async () => {
  await cacheProviderOutcome('F3', 'false')
  await open({ outcome: 'error', orderId: 'F3' }, { status: 10, amount: '60.00', currency: 'USD' })
  expect(await screen.findByText(messages['result.successText'])).toBeTruthy()
})

describe('a success by the provider’s call that pollingStatus does not know', () => {
  it.each(['return', 'processing', 'cancel', 'error'] as const)(
    'stays a success, even if an address says %s',
    async (outcome) => {
      await cacheProviderOutcome(`B-${outcome}`, 'true')
      const { host } = await open({ outcome, orderId: `B-${outcome}` }, refused)
      expect(await screen.findByText(messages['result.successText'])).toBeTruthy()
      await vi.waitFor(() =>
        expect(host.record.events.map(({ name }) => name)).toEqual(['deposit:succeeded', 'news:changed']),
      )
    },
  )
})
