import { createTestHost } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { createValue } from '../host/value.ts'
import { VisitorMenu } from './visitor-menu.tsx'

vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))
vi.mock('../frame/lazy/hint.ts', () => ({ hintOf: () => ({}), useHintWhenSeen: () => undefined }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

it("offers Join and Login once the session is known to be a visitor's", () => {
  const test = createTestHost()
  const known = createValue(false)
  const host = { ...test, session: { ...test.session, known } } as unknown as ShellHost
  const page = document.createElement('div')
  const root = createRoot(page)
  act(() =>
    root.render(
      <ShellContext value={host}>
        <VisitorMenu />
      </ShellContext>,
    ),
  )
  const lines = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(lines()).toEqual(['menu.contactUs', 'menu.cashoutRules'])
  act(() => known.set(true))
  expect(lines()).toEqual(['topBar.join', 'topBar.login', 'menu.contactUs', 'menu.cashoutRules'])
  act(() => root.unmount())
})
