import { HostContext } from '@croupier/shared/host'
import { createTestHost } from '@croupier/shared/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { ContactOptions } from './contact-options.tsx'

vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))
vi.mock('./chat-button.tsx', () => ({ ChatButton: () => null }))
vi.mock('./use-chat-watch.ts', () => ({ useChatWatch: () => undefined }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

it('[SH-24] a placeholder keeps the room of Telegram, so that the form below does not move', async () => {
  const setting = Promise.withResolvers<unknown>()
  const host = createTestHost({ answers: { '/sys/sysSetting/contactUsSetting': () => setting.promise } })
  const queries = new QueryClient()
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <HostContext value={host}>
        <ShellContext value={host as unknown as ShellHost}>
          <QueryClientProvider client={queries}>
            <ContactOptions onChat={() => undefined} />
          </QueryClientProvider>
        </ShellContext>
      </HostContext>,
    ),
  )
  const buttons = () =>
    [...container.querySelector('button')!.parentElement!.children].map(({ textContent }) => textContent)
  expect(buttons()).toEqual(['contact.sendMail', ''])
  setting.resolve({ telegramLink: 'https://t.me/croupier' })
  await act(() => vi.waitFor(() => expect(queries.isFetching()).toBe(0)))
  expect(buttons()).toEqual(['contact.sendMail', 'contact.telegram'])
  act(() => root.unmount())
})
