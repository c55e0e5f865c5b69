import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findVersion, sharesOf } from './document.ts'
import { release, rollback } from './release.ts'
import { readDocument } from './store-state.ts'
import { liveSite } from './testing/live-site.ts'
import { builtFolder, temporaryStore } from './testing/sample.ts'

// What runs the module and its tests has tests of its own.
vi.mock('./exposed-module.ts', () => ({ moduleProblems: () => Promise.resolve([]) }))

const PAGE = 'https://casino.example/'
const ORIGIN = 'https://cashier.casino.example'

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
  vi.stubEnv('REMOTE_ORIGIN', 'https://{remote}.casino.example')
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  store.remove()
})

async function ship(code: string, traffic = 100): Promise<string> {
  await release(store, { remote: 'cashier', traffic, dist: builtFolder(store.dataDir, 'cashier', code) })
  return readDocument(store).microFrontends['croupier/cashier']![0]!.metadata.version
}

const shares = () => sharesOf(readDocument(store), 'cashier')
const urlOf = (version: string) => findVersion(readDocument(store), 'cashier', version)!.url

/** The live site, with other answers at some addresses; an Error stands for no answer. Returns what was requested. */
function liveSiteWith(answers: Readonly<Record<string, (attempt: number) => Response | Error | undefined>> = {}) {
  liveSite(store, { origin: ORIGIN })
  // The releases before this may have warned about files that are not committed.
  vi.mocked(console.warn).mockClear()
  const served = vi.mocked(fetch).getMockImplementation()!
  const requested: string[] = []
  vi.mocked(fetch).mockImplementation((address, ...more) => {
    const url = String(address)
    if (url === PAGE || url.startsWith(ORIGIN)) requested.push(url)
    const answer = answers[url]?.(requested.filter((each) => each === url).length)
    if (answer instanceof Error) return Promise.reject(answer)
    return answer ? Promise.resolve(answer) : served(address, ...more)
  })
  return requested
}

const noAnswer = () => new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
const warned = () => vi.mocked(console.warn).mock.calls.join('\n')

it.each([undefined, 'the present one'])(
  'ends a canary without asking the live page or for files (--to %s)',
  async (to) => {
    const one = await ship('one')
    await ship('two', 10)
    const requested = liveSiteWith({ [PAGE]: noAnswer })
    await rollback(store, 'cashier', to && one)
    expect(shares()).toEqual({ [one]: 100 })
    expect(requested).toEqual([])
  },
)

it('asks the page once, and only for the files of the version that it goes back to', async () => {
  const versions = [await ship('one'), await ship('two'), await ship('three'), await ship('four')]
  const [, two, three] = versions as [string, string, string]
  const requested = liveSiteWith({ [urlOf(three)]: () => new Response(null, { status: 404 }) })
  await rollback(store, 'cashier')
  expect(shares()).toEqual({ [two]: 100 })
  expect(requested).toEqual([PAGE, urlOf(three), urlOf(two)])
  expect(warned()).toBe('')
})

const silentPages: [string, () => Response | Error][] = [
  ['no answer', noAnswer],
  ['an answer 502', () => new Response(null, { status: 502 })],
  ['an answer 403', () => new Response(null, { status: 403 })],
]

it.each(silentPages)('goes back with a warning when %s comes from the live page', async (_, answer) => {
  await ship('one')
  const two = await ship('two')
  await ship('three')
  const requested = liveSiteWith({ [PAGE]: answer })
  await rollback(store, 'cashier')
  expect(shares()).toEqual({ [two]: 100 })
  expect(new Set(requested)).toEqual(new Set([PAGE, urlOf(two)]))
  expect(warned()).toMatch(/^The live site .* at https:\/\/casino\.example\/.* policy .* was not looked at\.$/)
})

it.each(silentPages)('a version without files is left out also when %s comes from the live page', async (_, answer) => {
  const one = await ship('one')
  const two = await ship('two')
  await ship('three')
  liveSiteWith({ [PAGE]: answer, [urlOf(two)]: () => new Response(null, { status: 404 }) })
  await rollback(store, 'cashier')
  expect(shares()).toEqual({ [one]: 100 })
})

it('goes back with a warning when page and files refuse this machine', async () => {
  await ship('one')
  const two = await ship('two')
  await ship('three')
  const refusal = () => new Response(null, { status: 403 })
  liveSiteWith({ [PAGE]: refusal, [urlOf(two)]: refusal })
  await rollback(store, 'cashier')
  expect(shares()).toEqual({ [two]: 100 })
  expect(warned()).toContain(`${urlOf(two)} answers 403. Whether visitors can load the version was not looked at.`)
})

it.each([
  ['no answer', noAnswer],
  ['an answer 503', () => new Response(null, { status: 503 })],
])('goes back to the previous version, with a warning, when %s comes twice for its files', async (_, answer) => {
  await ship('one')
  const two = await ship('two')
  await ship('three')
  const requested = liveSiteWith({ [urlOf(two)]: answer })
  await rollback(store, 'cashier')
  expect(shares()).toEqual({ [two]: 100 })
  expect(requested).toEqual([PAGE, urlOf(two), urlOf(two)])
  expect(warned()).toContain(`${urlOf(two)} does not answer: `)
})

it('asks again for files that did not come at first, and believes that answer', async () => {
  const one = await ship('one')
  const two = await ship('two')
  await ship('three')
  liveSiteWith({ [urlOf(two)]: (attempt) => (attempt === 1 ? noAnswer() : new Response('<h1>Parked</h1>')) })
  await rollback(store, 'cashier')
  expect(shares()).toEqual({ [one]: 100 })
  expect(warned()).toBe('')
})

it('a release is refused when its files do not answer', async () => {
  const one = await ship('one')
  liveSiteWith()
  const served = vi.mocked(fetch).getMockImplementation()!
  vi.mocked(fetch).mockImplementation((address, ...more) =>
    String(address).startsWith(ORIGIN) ? Promise.reject(noAnswer()) : served(address, ...more),
  )
  await expect(ship('two')).rejects.toThrow('remoteEntry.js does not answer: fetch failed (ENOTFOUND).')
  expect(shares()).toEqual({ [one]: 100 })
})
