import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { createFeedback } from '../host/feedback.ts'
import { createScreenStack } from '../host/screen-stack.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { OfflineNotice } from './offline-notice.tsx'

vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))

afterEach(cleanup)

function network(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => void dispatchEvent(new Event(state)))
}

it('is said above a pop-up for as long as the network is away, also in one that is opened meanwhile', () => {
  const feedback = createFeedback()
  const screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  const said = () => feedback.toasts.get().map(({ message }) => message)
  render(
    <ShellContext value={{ feedback, screens } as unknown as ShellHost}>
      <OfflineNotice />
    </ShellContext>,
  )
  network('offline')
  expect(said()).toEqual([])
  act(() => screens.open('contactUs', {}))
  expect(said()).toEqual(['offline.notice'])
  expect(feedback.toasts.get()[0]?.duration).toBeGreaterThan(86_400_000)
  act(() => screens.close())
  expect(said()).toEqual([])
  act(() => screens.open('contactUs', {}))
  network('online')
  expect(said()).toEqual([])
})
