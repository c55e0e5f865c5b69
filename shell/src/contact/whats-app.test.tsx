import { HostContext } from '@croupier/shared/host'
import { createTestHost } from '@croupier/shared/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { WhatsApp } from './whats-app.tsx'

vi.mock('../words.ts', () => ({ useText: () => (id: string) => id }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const FILE = '/sys/file/get'
let root: Root
let container: HTMLElement

beforeEach(() => {
  container = document.createElement('div')
  root = createRoot(container)
})
afterEach(() => act(() => root.unmount()))

async function show(code: string, isMember = true) {
  const answers = { [FILE]: new Blob(['code'], { type: 'image/png' }) }
  const host = createTestHost({ answers, user: isMember ? { id: 9 } : null })
  await act(async () =>
    root.render(
      <HostContext value={host}>
        <ShellContext value={host as unknown as ShellHost}>
          <QueryClientProvider client={new QueryClient()}>
            <WhatsApp number="" code={code} />
          </QueryClientProvider>
        </ShellContext>
      </HostContext>,
    ),
  )
  return host.record.calls
}

const picture = () => container.querySelector('img')
const isEmpty = () => container.textContent === '' && picture() === null && container.querySelector('svg') === null

it('a picture that cannot be loaded shows neither frame nor caption', async () => {
  await show('/pictures/code.png')
  expect(picture()?.src).toBe('http://localhost:4010/pictures/code.png')
  expect(container.textContent).toBe('contact.scan')
  act(() => void picture()?.dispatchEvent(new Event('error')))
  expect(isEmpty()).toBe(true)
})

it('a stored file is loaded by an API call, which sends the token', async () => {
  const calls = await show(`${FILE}?id=f7&width=400`)
  expect(calls).toEqual([{ path: FILE, body: { id: 'f7', width: '400' } }])
  await act(() => vi.waitFor(() => expect(picture()?.src).toBe(`data:image/png;base64,${btoa('code')}`)))
})

it("a visitor's stored file is loaded as a plain image, without an API call", async () => {
  expect(await show(`${FILE}?id=f7`, false)).toEqual([])
  expect(picture()?.src).toBe(`http://localhost:4010${FILE}?id=f7`)
  act(() => void picture()?.dispatchEvent(new Event('error')))
  expect(isEmpty()).toBe(true)
})

it('a refused address shows nothing; a text is drawn as a QR code', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await show('https:evil.example/code.png')
  expect(isEmpty()).toBe(true)
  await show('https://wa.me/15550100')
  expect(container.querySelector('svg')).not.toBeNull()
})
