import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShellHost } from '../host/create-host.ts'
import { ShellContext } from '../host/shell-context.tsx'
import { IsolatedFrame } from './isolated-frame.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
const onSilent = vi.fn()
const onMessage = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onSilent.mockClear()
  onMessage.mockClear()
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  const host = { config: { apiOrigin: 'about:blank#' } } as unknown as ShellHost
  const frame = <IsolatedFrame kind="chat" script="" title="Chat" onMessage={onMessage} onSilent={onSilent} />
  act(() => root.render(<ShellContext value={host}>{frame}</ShellContext>))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('hears its own frame, for as long as that has no origin, and nobody else (SH-34)', () => {
  const stray = document.createElement('iframe')
  document.body.append(stray)
  const own = document.querySelector('iframe')!.contentWindow
  const close = { type: 'chat:close' }
  const say = (from: MessageEventInit) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data: close, ...from })))
  say({ origin: 'null', source: stray.contentWindow })
  say({ origin: 'null', source: window })
  say({ origin: 'null', source: null })
  for (const origin of ['', location.origin, 'https://evil.example']) say({ origin, source: own })
  expect(onMessage).not.toHaveBeenCalled()
  say({ origin: 'null', source: own })
  expect(onMessage.mock.calls.map(([message]) => message as unknown)).toEqual([close])
})

it('a frame that never says that it is there is told of', () => {
  vi.advanceTimersByTime(19_000)
  expect(onSilent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(onSilent).toHaveBeenCalledOnce()
})

it('one that does is left alone', () => {
  const source = document.querySelector('iframe')!.contentWindow
  act(() => void dispatchEvent(new MessageEvent('message', { data: { type: 'frame:ready' }, origin: 'null', source })))
  vi.advanceTimersByTime(60_000)
  expect(onSilent).not.toHaveBeenCalled()
})
