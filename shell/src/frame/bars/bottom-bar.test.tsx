import { createQueries, HostContext } from '@croupier/shared/host'
import { createTestHost, testUser } from '@croupier/shared/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { createValue } from '../../host/value.ts'
import { BottomBar } from './bottom-bar.tsx'

vi.mock('../../words.ts', () => ({ useText: () => (id: string) => id }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

it("offers no login while the stored token's member is being requested, but keeps its room", () => {
  const test = createTestHost({ layout: 'mobile' })
  const known = createValue(false)
  const host = { ...test, session: { ...test.session, known } }
  const { set } = host.session
  const page = document.createElement('div')
  const root = createRoot(page)
  act(() =>
    root.render(
      <HostContext value={host}>
        <ShellContext value={host as unknown as ShellHost}>
          <QueryClientProvider client={createQueries()}>
            <HashRouter>
              <BottomBar />
            </HashRouter>
          </QueryClientProvider>
        </ShellContext>
      </HostContext>,
    ),
  )
  const places = () => [...(page.querySelector('nav')?.children ?? [])].map(({ textContent }) => textContent)
  expect(places()).toEqual(['section.home', 'bottomBar.games', '', '', 'menu.title'])
  act(() => known.set(true))
  expect(places()).toEqual(['section.home', 'bottomBar.games', 'topBar.join', 'topBar.login', 'menu.title'])
  act(() => set(testUser()))
  expect(places()).toEqual(['section.home', 'bottomBar.games', '', 'bottomBar.news', 'menu.title'])
  act(() => root.unmount())
})
