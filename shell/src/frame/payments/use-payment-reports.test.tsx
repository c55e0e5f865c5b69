import type { User } from '@croupier/shared/api'
import { storeWindow } from '@croupier/shared/payments'
import { createTestHost, testUser } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { createScreenStack, type ScreenStack } from '../../host/screen-stack.ts'
import { createValue } from '../../host/value.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { usePaymentReports } from './use-payment-reports.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const MEMBER = 7
const OLD = 'payment-11111111'
const NEW = 'payment-22222222'
const refresh = vi.fn<() => Promise<null>>(async () => null)
let session: ReturnType<typeof createTestHost>['session'] & { set(user: User | null): void }
let isKnown: ReturnType<typeof createValue<boolean>>
let root: Root
let screens: ScreenStack
let channel: BroadcastChannel

function Hearer() {
  usePaymentReports()
  return null
}

beforeEach(async () => {
  storeWindow(OLD, MEMBER)
  const host = createTestHost({ user: { id: MEMBER } })
  session = host.session as typeof session
  isKnown = createValue(true)
  screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  root = createRoot(document.createElement('div'))
  const shell = { ...host, screens, session: { ...host.session, known: isKnown, refresh } } as unknown as ShellHost
  await act(async () =>
    root.render(
      <ShellContext value={shell}>
        <Hearer />
      </ShellContext>,
    ),
  )
  channel = new BroadcastChannel('croupier.payments')
})
afterEach(async () => {
  channel.close()
  await act(async () => root.unmount())
  sessionStorage.clear()
  refresh.mockClear()
})

const report = async (data: unknown) => {
  // This channel is opened last and so receives the message last: by then all others have received it.
  const last = new BroadcastChannel('croupier.payments')
  const received = new Promise((resolve) => last.addEventListener('message', resolve))
  channel.postMessage(data)
  await received
  last.close()
}
const shown = () => screens.stack.get().map(({ id, params }) => [id, params])

it('a report of a window opened before a reload refreshes the session and opens the result, once', async () => {
  await report({ window: OLD, orderId: 'D1', payStatus: 'payReturn' })
  await report({ window: OLD, orderId: 'D1', payStatus: 'payReturn' })
  expect(shown()).toEqual([['depositResult', { outcome: 'return', orderId: 'D1' }]])
  expect(refresh).toHaveBeenCalled()
})

it('an open dialog of the same order gets no second result', async () => {
  screens.open('depositMethod', { code: 'PIX', orderId: 'D1' })
  await report({ window: OLD, orderId: 'D1', payStatus: 'payReturn' })
  expect(shown()).toHaveLength(1)
  expect(refresh).toHaveBeenCalledOnce()
})

it('reports of other windows and invalid messages are ignored', async () => {
  storeWindow(NEW, MEMBER)
  const odd = [
    null,
    'PAY_CLOSE',
    {},
    { window: OLD },
    { window: OLD, orderId: '../x', payStatus: 'payReturn' },
    { window: OLD, orderId: 'D1', payStatus: 'paid' },
  ]
  for (const data of [...odd, { window: NEW, orderId: 'D1', payStatus: 'payReturn' }]) await report(data)
  expect([shown(), refresh.mock.calls]).toEqual([[], []])
})

it.each([
  ['a visitor after the logout', null],
  ['the next member', testUser({ id: 8 })],
])("%s sees nothing about the previous member's window", async (_, next) => {
  session.set(next)
  await report({ window: OLD, orderId: 'D1', payStatus: 'payReturn' })
  expect([shown(), refresh.mock.calls]).toEqual([[], []])
})

it('a report that arrives before the session is known is handled afterwards', async () => {
  isKnown.set(false)
  session.set(null)
  await report({ window: OLD, orderId: 'D1', payStatus: 'payReturn' })
  expect(shown()).toEqual([])
  session.set(testUser({ id: MEMBER }))
  await act(async () => isKnown.set(true))
  expect(shown()).toEqual([['depositResult', { outcome: 'return', orderId: 'D1' }]])
})
