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

let heard: SeenChange[]
let other: ReturnType<typeof createSessionTabs>
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', Channel)
  const own: SeenChange[] = []
  heard = own
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

it('a session that ended elsewhere is no logout, also where the token is gone before the message is heard', () => {
  stored(null)
  vi.advanceTimersByTime(100)
  other.announce('ended')
  vi.advanceTimersByTime(1_000)
  expect(heard).toEqual(['ended'])
})

it('a token that is taken away without a word is a logout', () => {
  stored(null)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(250)
  expect(heard).toEqual(['signed-out'])
})

it('a storage that is cleared altogether is a logout; another entry of it is none', () => {
  dispatchEvent(new StorageEvent('storage', { key: 'croupier.language', newValue: null }))
  vi.advanceTimersByTime(250)
  expect(heard).toEqual([])
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  vi.advanceTimersByTime(250)
  expect(heard).toEqual(['signed-out'])
})

it('a page that the browser had put away is told of its return, one that is shown for the first time is not', () => {
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(heard).toEqual([])
  show(true)
  expect(heard).toEqual(['returned'])
})

it('a login right after it is kept', () => {
  stored(null)
  localStorage.setItem(TOKEN_KEY, 'new')
  vi.advanceTimersByTime(1_000)
  expect(heard).toEqual([])
})

it('a browser that refuses a way to the other tabs starts the site all the same', () => {
  const refuse = vi.fn(function () {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  vi.stubGlobal('BroadcastChannel', refuse)
  const alone = createSessionTabs()
  const own: SeenChange[] = []
  alone.onChange((change) => void own.push(change))
  alone.announce('signed-in')
  stored('new')
  expect(own).toEqual(['token-arrived'])
})

it('a logout says which token is over, and tells the token to nobody; a tab of an older release says nothing of it', () => {
  const hear = vi.fn()
  const said: unknown[] = []
  createSessionTabs().onChange(hear)
  openChannel('croupier.session')!.addEventListener('message', ({ data }: MessageEvent) => void said.push(data))
  localStorage.setItem(TOKEN_KEY, 'of-the-last-one')
  other.announce('signed-out', 'of-the-last-one')
  localStorage.setItem(TOKEN_KEY, 'of-the-next-one')
  other.announce('signed-out', 'of-the-last-one')
  other.announce('ended')
  expect(hear.mock.calls).toEqual([
    ['signed-out', 'of-the-last-one'],
    ['signed-out', ''],
    ['ended', undefined],
  ])
  expect(said.join()).not.toContain('of-the')
  expect(said).toHaveLength(3)
})
