import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { createFeedback } from '../../host/feedback.ts'
import { createScreenStack } from '../../host/screen-stack.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { OfflineNotice } from './offline-notice.tsx'

vi.mock('../../words.ts', () => ({ useText: () => (id: string) => id }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.restoreAllMocks())

function network(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => void dispatchEvent(new Event(state)))
}

it('shows a toast above a pop-up while the network is away, also above one opened meanwhile', () => {
  const feedback = createFeedback()
  const screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  const shownMessages = () => feedback.toasts.get().map(({ message }) => message)
  const root = createRoot(document.createElement('div'))
  const host = { feedback, screens } as unknown as ShellHost
  act(() =>
    root.render(
      <ShellContext value={host}>
        <OfflineNotice />
      </ShellContext>,
    ),
  )
  network('offline')
  expect(shownMessages()).toEqual([])
  act(() => screens.open('contactUs', {}))
  expect(shownMessages()).toEqual(['offline.notice'])
  expect(feedback.toasts.get()[0]?.duration).toBeGreaterThan(86_400_000)
  act(() => screens.close())
  expect(shownMessages()).toEqual([])
  act(() => screens.open('contactUs', {}))
  network('online')
  expect(shownMessages()).toEqual([])
  act(() => root.unmount())
})
