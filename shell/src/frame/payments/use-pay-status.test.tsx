import { createTestHost } from '@croupier/shared/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { expect, it, onTestFinished } from 'vitest'
import type { ShellHost } from '../../host/create-host.ts'
import { createScreenStack } from '../../host/screen-stack.ts'
import { ShellContext } from '../../host/shell-context.tsx'
import { usePayStatus } from './use-pay-status.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Reader() {
  usePayStatus()
  return null
}

it.each([
  ['payReturn', ['return']],
  ['payCancel', ['cancel']],
  ['paid', []],
  ['constructor', []],
  ['__proto__', []],
  ['toString', []],
])('an address with payStatus=%s opens the result %j', async (payStatus, outcomes) => {
  history.replaceState(null, '', `#/?payStatus=${payStatus}`)
  const screens = createScreenStack({ isMember: () => true, onGuarded: () => undefined, hint: () => undefined })
  const shell = { ...createTestHost({ user: {} }), screens } as unknown as ShellHost
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () =>
    root.render(
      <HashRouter>
        <ShellContext value={shell}>
          <Reader />
        </ShellContext>
      </HashRouter>,
    ),
  )
  expect(screens.stack.get().map(({ params }) => params && 'outcome' in params && params.outcome)).toEqual(outcomes)
})
