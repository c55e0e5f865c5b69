import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findVersion, sharesOf } from './document.ts'
import { raiseShare, release, rollback } from './release.ts'
import { readDocument } from './store-state.ts'
import { liveSite } from './testing/live-site.ts'
import { builtFolder, temporaryStore } from './testing/sample.ts'

// What runs the module and its tests has tests of its own.
vi.mock('./exposed-module.ts', () => ({ moduleProblems: () => Promise.resolve([]) }))

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  store.remove()
})

const ORIGIN = 'https://cashier.casino.example'
const policyOf = (...sources: string[]) => `default-src 'none'; script-src 'self' ${sources.join(' ')}; img-src *`
const build = (code: string) => builtFolder(store.dataDir, 'cashier', code)

/** Releases a build at an origin, as REMOTE_ORIGIN names it, and returns its version. */
async function ship(dist: string, domain: string, traffic = 100): Promise<string> {
  vi.stubEnv('REMOTE_ORIGIN', `https://{remote}.${domain}`)
  await release(store, { remote: 'cashier', traffic, dist })
  return readDocument(store).microFrontends['croupier/cashier']![0]!.metadata.version
}

const listed = (version: string) => findVersion(readDocument(store), 'cashier', version)!
const shares = () => sharesOf(readDocument(store), 'cashier')

describe('a release with a wrong REMOTE_ORIGIN', () => {
  it('is corrected by releasing the same build again', async () => {
    const dist = build('one')
    const version = await ship(dist, 'wrong.example')
    const { released } = listed(version).extras
    await ship(dist, 'casino.example')
    expect(listed(version)).toMatchObject({
      url: `${ORIGIN}/${version}/remoteEntry.js`,
      deployment: { traffic: 100, default: true },
      extras: { released },
    })
    await expect(ship(dist, 'casino.example')).rejects.toThrow('nothing to do')
  })

  it('keeps the shares of a canary and of the default when it is corrected', async () => {
    const [one, two] = [build('one'), build('two')]
    const first = await ship(one, 'wrong.example')
    const second = await ship(two, 'wrong.example', 10)
    await ship(one, 'casino.example')
    await ship(two, 'casino.example', 5)
    expect(shares()).toEqual({ [first]: 90, [second]: 10 })
    for (const version of [first, second]) expect(listed(version).url).toContain(ORIGIN)
    expect(vi.mocked(console.log).mock.calls.join()).not.toContain('gives way')
    await ship(two, 'moved.example', 50)
    expect(shares()).toEqual({ [first]: 50, [second]: 50 })
    expect(listed(second).url).toContain('https://cashier.moved.example/')
  })

  it("is refused when the live site's policy runs no scripts from there", async () => {
    liveSite(store, { origin: 'https://cashier.wrong.example', policy: policyOf(ORIGIN) })
    const refusal = 'the page at https://casino.example/ runs no scripts from there'
    await expect(ship(build('one'), 'wrong.example')).rejects.toThrow(refusal)
    await expect(ship(build('one'), 'wrong.example')).rejects.toThrow(
      'cashier is not released:\n- Its address is at https://cashier.wrong.example,',
    )
    expect(readDocument(store).microFrontends).toEqual({})
  })

  it('is refused when its files, or other files, answer at the URL', async () => {
    const dist = build('one')
    liveSite(store, { origin: ORIGIN })
    await expect(ship(dist, 'wrong.example')).rejects.toThrow('remoteEntry.js answers 404: visitors could not run it')
    const version = await ship(dist, 'casino.example')
    const { url } = listed(version)
    liveSite(store, { origin: ORIGIN, policy: policyOf(ORIGIN) })
    await expect(ship(dist, 'wrong.example')).rejects.toThrow('runs no scripts from there')
    const served = vi.mocked(fetch).getMockImplementation()!
    vi.mocked(fetch).mockImplementation((address, ...more) =>
      String(address) === url ? Promise.resolve(new Response('<h1>Parked</h1>')) : served(address, ...more),
    )
    await expect(ship(build('two'), 'casino.example')).resolves.toBeDefined()
    await expect(rollback(store, 'cashier')).rejects.toThrow('answers with another file than the one that was built')
  })
})

describe('a version whose address the live site no longer runs', () => {
  it('gets no visitors until its build is released again', async () => {
    const one = await ship(build('one'), 'old.example')
    const two = await ship(build('two'), 'old.example')
    await ship(build('three'), 'casino.example')
    const canary = await ship(build('four'), 'old.example', 10)
    liveSite(store, { origin: ORIGIN, policy: policyOf(ORIGIN) })
    const refusal = 'Its address is at https://cashier.old.example'
    await expect(raiseShare(store, 'cashier', canary, 50)).rejects.toThrow(refusal)
    await expect(rollback(store, 'cashier', two)).rejects.toThrow(refusal)
    // Ends the canary, which is always allowed.
    await rollback(store, 'cashier')
    await expect(rollback(store, 'cashier')).rejects.toThrow(refusal)
    await ship(join(store.folder, 'cashier', one), 'casino.example')
    expect(shares()).toEqual({ [one]: 100 })
    expect(listed(one).url).toBe(`${ORIGIN}/${one}/remoteEntry.js`)
  })

  it('is skipped by a rollback that finds an older one to run', async () => {
    const one = await ship(build('one'), 'casino.example')
    await ship(build('two'), 'old.example')
    await ship(build('three'), 'casino.example')
    liveSite(store, { origin: ORIGIN, policy: policyOf(ORIGIN) })
    await rollback(store, 'cashier')
    expect(shares()).toEqual({ [one]: 100 })
  })

  it('gets visitors by a rollback, with a warning, while the live site does not answer', async () => {
    const one = await ship(build('one'), 'old.example')
    await ship(build('two'), 'casino.example')
    vi.stubEnv('SHELL_URL', 'http://localhost:1/')
    await rollback({ ...store, signer: { ...store.signer, isListed: true } }, 'cashier')
    expect(shares()).toEqual({ [one]: 100 })
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('does not answer')
  })
})
