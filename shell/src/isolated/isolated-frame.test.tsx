import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { IsolatedFrame } from './isolated-frame.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
const onFailed = vi.fn()
const onMessage = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onFailed.mockClear()
  onMessage.mockClear()
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  const host = { config: { apiOrigin: 'about:blank#' } } as unknown as ShellHost
  const frame = <IsolatedFrame kind="chat" script="" title="Chat" onMessage={onMessage} onFailed={onFailed} />
  act(() => root.render(<ShellContext value={host}>{frame}</ShellContext>))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('the page accepts messages of its own frame only, and only without an origin (SH-34)', () => {
  const stray = document.createElement('iframe')
  document.body.append(stray)
  const frameWindow = document.querySelector('iframe')!.contentWindow
  const close = { type: 'chat:close' }
  const say = (from: MessageEventInit) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data: close, ...from })))
  say({ origin: 'null', source: stray.contentWindow })
  say({ origin: 'null', source: window })
  say({ origin: 'null', source: null })
  for (const origin of ['', location.origin, 'https://evil.example']) say({ origin, source: frameWindow })
  expect(onMessage).not.toHaveBeenCalled()
  say({ origin: 'null', source: frameWindow })
  expect(onMessage.mock.calls.map(([message]) => message as unknown)).toEqual([close])
})

/** Simulates a message from the frame. */
const says = (type: string) => {
  const source = document.querySelector('iframe')!.contentWindow
  act(() => void dispatchEvent(new MessageEvent('message', { data: { type }, origin: 'null', source })))
}

it.each([[[]], [['frame:ready']]])(
  'a script that never reports to be ready fails after the timeout (after %j)',
  (said) => {
    said.forEach(says)
    vi.advanceTimersByTime(19_000)
    expect(onFailed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    expect(onFailed).toHaveBeenCalledOnce()
  },
)

it('a script that was ready does not fail afterwards', () => {
  for (const type of ['frame:ready', 'chat:ready', 'frame:failed']) says(type)
  vi.advanceTimersByTime(60_000)
  expect(onFailed).not.toHaveBeenCalled()
})

it('a script that fails before it is ready is reported at once, and once', () => {
  for (const type of ['frame:ready', 'frame:failed', 'frame:failed']) says(type)
  expect(onFailed).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(onFailed).toHaveBeenCalledOnce()
})
