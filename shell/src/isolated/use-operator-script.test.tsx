import { createQueries } from '@croupier/shared/host'
import { createTestHost } from '@croupier/shared/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { useOperatorScript } from './use-operator-script.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Shown(_: { language: string }) {
  return useOperatorScript('liveChatScript').data ?? 'none'
}

it('a script stays in the language in which it was loaded', async () => {
  const ACQUIRE = '/sys/sysSetting/acquire'
  const host = createTestHost({ answers: { [ACQUIRE]: () => ({ liveChatScript: `chat in ${host.locale.get()}` }) } })
  const page = document.createElement('div')
  const root = createRoot(page)
  const queries = createQueries()
  const draw = () =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queries}>
          <ShellContext value={host as unknown as ShellHost}>
            <Shown language={host.locale.get()} />
          </ShellContext>
        </QueryClientProvider>,
      ),
    )
  await draw()
  await vi.waitFor(() => expect(page.textContent).toBe('chat in en'))
  host.locale.set('de')
  await draw()
  expect([page.textContent, host.record.calls.length]).toEqual(['chat in en', 1])
  await act(async () => root.unmount())
})
