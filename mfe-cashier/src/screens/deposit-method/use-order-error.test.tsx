import { ApiError } from '@croupier/shared/api'
import { act, cleanup, createTestHost, renderScreen } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import { methods } from '../../methods/index.ts'
import messages from '../../messages/en.json' with { type: 'json' }
import { useCashoutError } from '../cashout/use-cashout-error.ts'
import { useOrderError } from './use-order-error.ts'

afterEach(cleanup)

it.each([
  ['an order', () => useOrderError(methods[0]!).handleError],
  ['a cash-out', () => useCashoutError()],
])('a session that ends with %s shows no second message above the login page', async (_, useHandler) => {
  const host = createTestHost({ user: {} })
  let handle: (error: unknown) => unknown
  function Screen() {
    handle = useHandler()
    return null
  }
  await renderScreen(<Screen />, { host, messages })
  // Lets its effects run.
  await act(async () => undefined)
  const ended = new ApiError({ code: -2, kind: 'session', message: 'Please log in again', path: '/sys/deposit/order' })
  await act(async () => {
    host.events.emit('login:required', { reason: 'session-ended' })
    host.session.set(null)
  })
  await act(async () => void handle(ended))
  expect([host.record.alerts, host.record.toasts]).toEqual([[], []])
})
