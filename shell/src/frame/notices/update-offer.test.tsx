import { createTestHost } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { createScreenStack } from '../../host/screen-stack.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { UpdateOffer } from './update-offer.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('../../remotes/outdated.ts', () => ({ isOutdated: async () => true }))
vi.mock('../../words.ts', () => ({ useText: () => (id: string) => id }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('Later hides the offer and moves the focus to the page', async () => {
  const page = document.createElement('main')
  Object.assign(page, { id: 'content', tabIndex: -1 })
  const container = document.createElement('div')
  document.body.append(page, container)
  const screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  const host = { ...createTestHost(), screens, releases: {} } as unknown as ShellHost
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ShellContext value={host}>
          <UpdateOffer />
        </ShellContext>
      </MemoryRouter>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  const later = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'update.later')!
  later.focus()
  await act(async () => later.click())
  expect([later.isConnected, document.activeElement]).toEqual([false, page])
  await act(async () => root.unmount())
  page.remove()
  container.remove()
})
