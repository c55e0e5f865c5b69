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

it('an operator without the call has no history, and no trouble either (D3)', async () => {
  await open('refused')
  expect(await screen.findByText(messages['receipt.none'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages['common.tryAgain'] })).toBeNull()
})

it('a history that could not be read can be asked for again', async () => {
  await open('network')
  expect(await screen.findByRole('button', { name: messages['common.tryAgain'] })).toBeTruthy()
})
