import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useCloseRequest } from './use-close-request.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** As browsers do it: Back goes to the watcher that was made last. */
const watchers: { onclose: (() => void) | null; destroy(): void }[] = []
class CloseWatcher {
  onclose: (() => void) | null = null
  constructor() {
    watchers.push(this)
  }
  destroy(): void {
    watchers.splice(watchers.indexOf(this), 1)
  }
}
const goBack = () => watchers.at(-1)?.onclose?.()

function Panel({ close, isOnTop }: { close: () => void; isOnTop: boolean }) {
  useCloseRequest(close, isOnTop)
  return null
}

function panel(close: () => void) {
  const root = createRoot(document.createElement('div'))
  return {
    draw: (isOnTop: boolean) => act(() => root.render(<Panel close={close} isOnTop={isOnTop} />)),
    remove: () => act(() => root.unmount()),
  }
}

afterEach(() => vi.unstubAllGlobals())

it('Back closes the chat only while nothing lies above it', () => {
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  const close = vi.fn()
  const { draw, remove } = panel(close)
  draw(true)
  draw(false)
  goBack()
  expect(close).not.toHaveBeenCalled()
  draw(true)
  goBack()
  expect(close).toHaveBeenCalledOnce()
  remove()
  expect(watchers).toEqual([])
})

it('does nothing in a browser without CloseWatcher', () => {
  const { draw, remove } = panel(() => undefined)
  expect(() => draw(true)).not.toThrow()
  remove()
})
