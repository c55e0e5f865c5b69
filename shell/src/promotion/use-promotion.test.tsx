import { createTestHost, testUser } from '@croupier/shared/testing'
import { HostContext } from '@croupier/shared/host'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { createEventBus } from '../host/event-bus.ts'
import type { ShellHost } from '../host/create-host.ts'
import { createScreenStack } from '../host/screen-stack.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { createValue } from '../host/value.ts'
import { usePromotion } from './use-promotion.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Hearer() {
  usePromotion()
  return null
}

it('[SH-18] a promotion that arrives after its member has logged out is not shown', async () => {
  const answers: ((promotion: unknown) => void)[] = []
  const events = createEventBus()
  const session = createValue<ReturnType<typeof testUser> | null>(testUser({ id: 1 }))
  const screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  const api = { post: () => new Promise((resolve) => answers.push(resolve)) }
  const host = { ...createTestHost(), api, events, session, screens } as unknown as ShellHost
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ShellContext value={host}>
        <HostContext value={host}>
          <Hearer />
        </HostContext>
      </ShellContext>,
    ),
  )
  const requestPromotion = () => act(async () => events.emit('promotion:message', { reason: 'login' }))
  const becomes = (user: ReturnType<typeof testUser> | null) =>
    act(async () => {
      session.set(user)
      events.emit('session:changed', { user })
    })
  const shown = () => screens.stack.get().map(({ params }) => params)
  await requestPromotion()
  await becomes(null)
  await act(async () => answers[0]!({ action: 'DEPOSIT' }))
  expect(shown()).toEqual([])
  await becomes(testUser({ id: 2 }))
  // An operator without the call has no promotion: nothing opens (D3).
  await requestPromotion()
  await act(async () => answers[1]!(Promise.reject(new Error('no such call'))))
  expect(shown()).toEqual([])
  await requestPromotion()
  await act(async () => answers[2]!({ action: 'INVITE' }))
  expect(shown()).toEqual([{ promotion: { action: 'INVITE' } }])
  // While another pop-up is open the promotion waits. After a logout it is not shown to the next player.
  screens.closeAll()
  const top = () => screens.stack.get().map(({ id }) => id)
  await act(async () => screens.open('terms'))
  await requestPromotion()
  await act(async () => answers[3]!({ action: 'DEPOSIT' }))
  expect(top()).toEqual(['terms'])
  await becomes(null)
  await act(async () => screens.closeAll())
  expect(top()).toEqual([])
  await act(async () => root.unmount())
})
