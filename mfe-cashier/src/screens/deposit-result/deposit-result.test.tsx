import { cleanup, renderScreen, screen, testUser } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { orderNews } from '../../payment/order-news.ts'
import DepositHistory from '../deposit-history/deposit-history.tsx'
import { OpenDeposit } from '../deposit/open-deposit.tsx'
import DepositResult from './deposit-result.tsx'

const STATUS = '/sys/deposit/pollingStatus'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('asks no more once it was closed, also where the answer to its first question was still to come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answer = Promise.withResolvers<{ status: number }>()
  const { host, unmount } = await renderScreen(<DepositResult params={{ outcome: 'return', orderId: 'D1' }} />, {
    user: {},
    answers: { [STATUS]: () => answer.promise },
    messages,
  })
  await vi.waitFor(() => expect(host.record.calls).toHaveLength(1))
  unmount()
  answer.resolve({ status: 0 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(host.record.calls).toHaveLength(1)
})

it('asks nothing for a visitor, who would be sent to the login; by itself for who is a member then', async () => {
  const { host } = await renderScreen(<DepositResult params={{ outcome: 'return', orderId: 'D1' }} />, {
    answers: { [STATUS]: { status: 10 }, '/sys/auth/login': testUser() },
    messages,
  })
  expect(await screen.findByText(messages['result.openText'])).toBeTruthy()
  dispatchEvent(new Event('online'))
  orderNews.tell('D1', { wasReported: true, hasFailed: false, isCanceled: false })
  expect(host.record.calls).toEqual([])
  await host.session.signIn('/sys/auth/login', {})
  expect(await screen.findByText(messages['result.successText'])).toBeTruthy()
})

it.each([
  ['the history', DepositHistory, 10],
  ['the history', DepositHistory, 20],
  ['the chooser', OpenDeposit, 10],
  ['the chooser', OpenDeposit, 30],
])('whose end is known is not offered any more in %s below', async (_name, Below, end) => {
  const order = { id: 'D1', method: 'PIX', methodName: 'PIX', currency: 'USD', amount: '60.00' }
  let status = 0
  const { host } = await renderScreen(
    <>
      <Below />
      <DepositResult params={{ outcome: 'return', orderId: 'D1' }} />
    </>,
    {
      user: {},
      answers: {
        [STATUS]: () => ({ status }),
        '/ext/deposit/page': () => ({
          content: [{ ...order, status, createTime: new Date().toISOString() }],
          number: 0,
          size: 20,
          totalElements: 1,
          last: true,
        }),
      },
      messages,
    },
  )
  const goOn = { name: messages['receipt.resume'] }
  await screen.findByRole('button', goOn)
  status = end
  orderNews.tell('D1', { wasReported: true, hasFailed: false, isCanceled: false })
  await vi.waitFor(() => expect(screen.queryByRole('button', goOn)).toBeNull())
  expect(host.record.calls.filter(({ path }) => path === '/ext/deposit/page')).toHaveLength(2)
})
