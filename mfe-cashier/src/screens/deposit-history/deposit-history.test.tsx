import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import DepositHistory from './deposit-history.tsx'

afterEach(cleanup)

const PAGE = '/ext/deposit/page'
const open = (kind: 'refused' | 'network') =>
  renderScreen(<DepositHistory />, {
    user: {},
    answers: { [PAGE]: () => Promise.reject(new ApiError({ code: 404, message: 'no such call', kind, path: PAGE })) },
    messages,
  })

it('the history is empty if the operator has no such call (D3)', async () => {
  await open('refused')
  expect(await screen.findByText(messages['receipt.none'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages['common.tryAgain'] })).toBeNull()
})

it('a history that failed to load offers Try again', async () => {
  await open('network')
  expect(await screen.findByRole('button', { name: messages['common.tryAgain'] })).toBeTruthy()
})

it('an expired coin order can be checked, but not resumed', async () => {
  const order = { method: 'CRYPT', methodName: 'Coins', currency: 'USD', amount: '60.00', status: 0 }
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const content = [
    { ...order, id: 'X1', createTime: at(-40), expiresAt: at(-10) },
    { ...order, id: 'X2', createTime: at(-10), expiresAt: at(20) },
    // Unreadable optional fields never make a receipt unreadable.
    { ...order, id: 'X3', createTime: at(-10), expiresAt: 5, card: {} },
  ]
  const answers = { [PAGE]: { content, number: 0, size: 20, totalElements: 3, last: true } }
  await renderScreen(<DepositHistory />, { user: {}, answers, messages })
  await screen.findByText(/X1/)
  expect(screen.getAllByRole('button', { name: messages['result.checkAgain'] })).toHaveLength(3)
  const goOn = screen.getAllByRole('button', { name: messages['receipt.resume'] })
  expect(goOn.map((each) => /X\d/.exec(each.closest('li')!.textContent)?.[0])).toEqual(['X2', 'X3'])
  expect(goOn.map(({ classList }) => classList.contains('primary'))).toEqual([true, false])
})
