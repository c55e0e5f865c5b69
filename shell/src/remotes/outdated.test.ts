import { HOST_API, HOST_API_MINOR } from '@croupier/shared/host'
import { afterEach, expect, it, vi } from 'vitest'
import { isOutdated } from './outdated.ts'
import type { Discovery } from './discovery.ts'

const fitting = { hostApi: HOST_API, hostApiMinor: HOST_API_MINOR }
const newer = { hostApi: HOST_API, hostApiMinor: HOST_API_MINOR + 1 }
const choice = (url: string, builtFor = fitting) => ({ url, version: url, integrity: '', builtFor, isTrial: false })

/** Whether a page that runs the cashier's version `now` is outdated if these are the document's choices. */
function outdated(choices: readonly ReturnType<typeof choice>[], refused: readonly string[] = [], hasChanged = true) {
  return isOutdated({
    refresh: async () => hasChanged,
    choices: async () => choices,
    refused: new Set(refused),
    registry: { running: () => new Map([['cashier', choice('now')]]) },
  } as unknown as Discovery)
}
const liveShell = (answer: () => unknown) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answer())),
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a page is outdated once its version is replaced by one that this shell can run', async () => {
  expect(await outdated([choice('next')])).toBe(true)
  expect(await outdated([choice('canary'), choice('now')])).toBe(true)
  expect(await outdated([choice('now'), choice('before')])).toBe(false)
  expect(await outdated([])).toBe(false)
  expect(await outdated([choice('next')], [], false)).toBeUndefined()
})

it('a page is not outdated by a version that failed in it', async () => {
  expect(await outdated([choice('broken'), choice('now')], ['broken'])).toBe(false)
  expect(await outdated([choice('broken'), choice('next')], ['broken'])).toBe(true)
})

it('a version too new for this shell makes the page outdated only if the live shell fits', async () => {
  const choices = [choice('next', newer), choice('now')]
  liveShell(() => newer)
  expect(await outdated(choices, ['next'])).toBe(true)
  // The shell was rolled back.
  liveShell(() => fitting)
  expect(await outdated(choices)).toBe(false)
})

it('a live shell that could not be read is requested again at the next check', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  let isNews = true
  const discovery = {
    refresh: async () => isNews,
    choices: async () => [choice('next', newer)],
    refused: new Set(),
    registry: { running: () => new Map([['cashier', choice('now')]]) },
  } as unknown as Discovery
  liveShell(() => ({ error: 'none' }))
  expect(await isOutdated(discovery)).toBe(false)
  isNews = false
  liveShell(() => newer)
  expect(await isOutdated(discovery)).toBe(true)
  expect(await isOutdated(discovery)).toBeUndefined()
})
