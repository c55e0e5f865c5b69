// @vitest-environment-options { "url": "https://www.harbour.example/" }
import { ApiError } from '@croupier/shared/api'
import { HostContext } from '@croupier/shared/host'
import { createTestHost } from '@croupier/shared/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { chat } from '../chat/chat.ts'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { ContactOptions } from './contact-options.tsx'

vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))
vi.mock('./chat-button.tsx', () => ({ ChatButton: () => null }))
vi.mock('./use-chat-watch.ts', () => ({ useChatWatch: () => undefined }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

async function show(setting: unknown) {
  const host = createTestHost({ answers: { '/sys/sysSetting/contactUsSetting': () => setting } })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
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
  return { container, host, queries, close: () => act(async () => root.unmount()) }
}

it('[SH-24] the mail address is that of the host, without www (D6)', async () => {
  const { container, close } = await show({})
  const link = container.querySelector('a')!
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'support@harbour.example',
    'mailto:support@harbour.example',
  ])
  await close()
})

it('[SH-24] a placeholder keeps the room of Telegram, so that the form below does not move', async () => {
  const setting = Promise.withResolvers<unknown>()
  const { container, queries, close } = await show(setting.promise)
  const buttons = () =>
    [...container.querySelector('button')!.parentElement!.children].map(({ textContent }) => textContent)
  expect(buttons()).toEqual(['contact.sendMail', ''])
  setting.resolve({ telegramLink: 'https://t.me/croupier' })
  await act(() => vi.waitFor(() => expect(queries.isFetching()).toBe(0)))
  expect(buttons()).toEqual(['contact.sendMail', 'contact.telegram'])
  await close()
})

it('[SH-31] a refusal of the contact setting is shown in the words of the server', async () => {
  const path = '/sys/sysSetting/contactUsSetting'
  const refusal = new ApiError({ code: 5, kind: 'refused', message: 'Write to us.', path })
  const { host, close } = await show(Promise.reject(refusal))
  // Queries tell of their state in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(host.record.toasts).toEqual(['Write to us.'])
  await close()
})

it('[SH-25] says that nobody is in the chat only once the server has said so (D3)', async () => {
  const { container, close } = await show({})
  const isSaid = () => container.textContent.includes('contact.chatAway')
  expect(isSaid()).toBe(false)
  await act(async () => chat.available.set(false))
  expect(isSaid()).toBe(true)
  await act(async () => chat.available.set(true))
  expect(isSaid()).toBe(false)
  await close()
})
