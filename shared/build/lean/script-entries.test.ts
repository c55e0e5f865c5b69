// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getRemoteEntry } from './script-entries.js'

const remoteInfo = { name: 'croupier_vip', entry: 'https://vip.example/entry.js', entryGlobalName: 'croupier_vip' }
const made: HTMLScriptElement[] = []
const emit = ({ url }: { url: string }) => {
  const script = document.createElement('script')
  script.dataset['url'] = url
  made.push(script)
  return { script, timeout: 6_000 }
}
const origin = { loaderHook: { lifecycle: { createScript: { emit } } } }
const load = () => getRemoteEntry({ origin, remoteInfo })
const inPage = () => document.head.querySelectorAll('script').length

beforeEach(() => {
  made.length = 0
  Object.assign(globalThis, { __GLOBAL_LOADING_REMOTE_ENTRY__: {} })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'croupier_vip')
  vi.useRealTimers()
})

it('loads an entry once for all who ask, and leaves no script behind', async () => {
  const entries = [load(), load()]
  expect(inPage()).toBe(1)
  const exports = {}
  Object.assign(globalThis, { croupier_vip: exports })
  made[0]!.dispatchEvent(new Event('load'))
  expect(await Promise.all(entries)).toEqual([exports, exports])
  expect([made.length, inPage(), made[0]!.dataset['url']]).toEqual([1, 0, remoteInfo.entry])
  expect(await load()).toBe(exports)
  expect(made).toHaveLength(1)
})

it.each([
  ['could not be loaded', 'error'],
  ['did not run', 'load'],
])('an entry that %s is loaded again at the next try', async (reason, event) => {
  const first = load()
  made[0]!.dispatchEvent(new Event(event))
  await expect(first).rejects.toThrow(`${remoteInfo.entry} ${reason}`)
  const second = load()
  Object.assign(globalThis, { croupier_vip: {} })
  made[1]!.dispatchEvent(new Event('load'))
  expect(await second).toEqual({})
  expect(inPage()).toBe(0)
})

it('gives an entry the time that its plugin names', async () => {
  vi.useFakeTimers()
  const outcome = load().catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(5_999)
  expect(inPage()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe(`Error: ${remoteInfo.entry} timed out`)
  expect(inPage()).toBe(0)
})

it('passes on why a plugin makes no script', async () => {
  const refusing = {
    loaderHook: {
      lifecycle: {
        createScript: {
          emit: () => {
            throw new Error('not listed')
          },
        },
      },
    },
  }
  await expect(getRemoteEntry({ origin: refusing, remoteInfo })).rejects.toThrow('not listed')
})
