import { openChannel } from '@croupier/shared/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TOKEN_KEY } from '../host/stored-keys.ts'
import { createSessionTabs, type SeenChange } from './tabs.ts'

/** A channel between two tabs that delivers at once. */
class Channel extends EventTarget {
  static readonly all: Channel[] = []
  constructor() {
    super()
    Channel.all.push(this)
  }
  postMessage(data: unknown): void {
    for (const each of Channel.all) if (each !== this) each.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let changes: SeenChange[]
let other: ReturnType<typeof createSessionTabs>
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', Channel)
  const own: SeenChange[] = []
  changes = own
  createSessionTabs().onChange((change) => void own.push(change))
  other = createSessionTabs()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Channel.all.length = 0
  localStorage.clear()
})

/** Simulates the browser's event for a change of the stored token by another tab. */
const stored = (newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue }))

it('reports the end of a session, not a logout, even if the token disappears before the message', () => {
  stored(null)
  vi.advanceTimersByTime(100)
  other.send('ended')
  vi.advanceTimersByTime(1_000)
  expect(changes).toEqual(['ended'])
})

it('reports a logout when the token disappears without a message', () => {
  stored(null)
  expect(changes).toEqual([])
  vi.advanceTimersByTime(250)
  expect(changes).toEqual(['signed-out'])
})

it('reports a logout when the storage is cleared, but not when another entry changes', () => {
  dispatchEvent(new StorageEvent('storage', { key: 'croupier.language', newValue: null }))
  vi.advanceTimersByTime(250)
  expect(changes).toEqual([])
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  vi.advanceTimersByTime(250)
  expect(changes).toEqual(['signed-out'])
})

it('reports the return of a page from the back/forward cache, but not its first show', () => {
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(changes).toEqual([])
  show(true)
  expect(changes).toEqual(['returned'])
})

it('reports no logout when another token follows at once', () => {
  stored(null)
  localStorage.setItem(TOKEN_KEY, 'new')
  vi.advanceTimersByTime(1_000)
  expect(changes).toEqual([])
})

it('works without other tabs if the browser refuses a channel', () => {
  const refuse = vi.fn(function () {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  vi.stubGlobal('BroadcastChannel', refuse)
  const alone = createSessionTabs()
  const own: SeenChange[] = []
  alone.onChange((change) => void own.push(change))
  alone.send('signed-in')
  stored('new')
  expect(own).toEqual(['token-arrived'])
})

it('sends a hash of the ended token, never the token, and accepts messages without one', () => {
  const listener = vi.fn()
  const messages: unknown[] = []
  createSessionTabs().onChange(listener)
  openChannel('croupier.session')!.addEventListener('message', ({ data }: MessageEvent) => void messages.push(data))
  localStorage.setItem(TOKEN_KEY, 'of-the-last-one')
  other.send('signed-out', 'of-the-last-one')
  localStorage.setItem(TOKEN_KEY, 'of-the-next-one')
  other.send('signed-out', 'of-the-last-one')
  other.send('ended')
  expect(listener.mock.calls).toEqual([
    ['signed-out', 'of-the-last-one'],
    ['signed-out', ''],
    ['ended', undefined],
  ])
  expect(messages.join()).not.toContain('of-the')
  expect(messages).toHaveLength(3)
})
