import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SHELL_FILE } from './read-built.ts'
import { sharesOf } from './document.ts'
import { makeKey } from './keys.ts'
import { raiseShare, release, rollback } from './release.ts'
import { readDocument } from './store-state.ts'
import { openStore } from './store.ts'
import { liveSite } from './testing/live-site.ts'
import { publishSample } from './testing/publish-sample.ts'
import { built, temporaryStore } from './testing/sample.ts'

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  store.remove()
})

async function shipped(code: string, traffic = 100, origin = 'https://cashier.example') {
  return publishSample(store, built(store.dataDir, 'cashier', code), { traffic, origin })
}

const shares = () => sharesOf(readDocument(store), 'cashier')
/** A shell with another contract goes live: everything in the store was built for contract 1.0. */
const liveShellHas = (hostApi: number) =>
  writeFileSync(
    join(store.folder, SHELL_FILE),
    JSON.stringify({ hostApi, hostApiMinor: 0, contract: 'c', shared: { react: '19.3.1' } }),
  )

it('a release into a store that an unknown key signed fails before the build', async () => {
  await shipped('one')
  const file = join(store.dataDir, 'other.pem')
  makeKey(file)
  vi.stubEnv('RELEASE_KEY_FILE', file)
  vi.stubEnv('REMOTE_ORIGIN', 'https://{remote}.example')
  const nothingBuilt = { remote: 'cashier', traffic: 100, dist: store.dataDir }
  await expect(release(openStore(store.dataDir), nothingBuilt)).rejects.toThrow('is signed with the key')
})

it('a rollback or a larger share sends no visitors to their own machines', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const one = await shipped('one')
  const local = await shipped('local', 100, 'http://localhost:4003')
  await shipped('two')
  liveSite(store, { origin: 'https://cashier.example' })
  const refusal = 'It is at http://localhost:4003: visitors of https://casino.example/ would look for it on their own'
  await expect(rollback(store, 'cashier', local.version)).rejects.toThrow(refusal)
  await expect(raiseShare(store, 'cashier', local.version, 50)).rejects.toThrow(refusal)
  await rollback(store, 'cashier')
  expect(shares()).toEqual({ [one.version]: 100 })
  expect(warn).not.toHaveBeenCalled()
})

it('a larger share goes to the version that a part of its name tells, as a rollback does', async () => {
  await shipped('one')
  const { version } = await shipped('two', 10)
  await raiseShare(store, 'cashier', version.slice(-6), 50)
  expect(shares()).toMatchObject({ [version]: 50 })
  await expect(raiseShare(store, 'cashier', '1.2', 60)).rejects.toThrow('More than one version is 1.2')
  await expect(raiseShare(store, 'games', version, 60)).rejects.toThrow(
    `No listed version is ${version}. Listed are: none`,
  )
})

describe('a version whose files are damaged or missing', () => {
  const entryIn = (version: string) => join(store.folder, 'cashier', version, 'remoteEntry.js')

  it('gets no visitors by a larger share or a rollback', async () => {
    const one = await shipped('one')
    const two = await shipped('two')
    const three = await shipped('three', 10)
    for (const { version } of [two, three]) writeFileSync(entryIn(version), 'cut o')
    await expect(raiseShare(store, 'cashier', three.version, 50)).rejects.toThrow('not as they were released')
    rmSync(join(store.folder, 'cashier', three.version), { recursive: true })
    await expect(raiseShare(store, 'cashier', three.version, 50)).rejects.toThrow('not in the store any more')
    await shipped('four')
    await expect(rollback(store, 'cashier', two.version)).rejects.toThrow('not as they were released')
    await rollback(store, 'cashier')
    expect(shares()).toEqual({ [one.version]: 100 })
  })

  it('is restored by releasing its build again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await shipped('one')
    const { version, folder } = await shipped('two', 10)
    writeFileSync(entryIn(version), 'cut o')
    utimesSync(join(store.folder, 'cashier', version), 0, 0)
    await release(store, { remote: 'cashier', traffic: 50, dist: folder })
    expect(readFileSync(entryIn(version), 'utf8')).toBe('two')
    expect(shares()).toMatchObject({ [version]: 50 })
    // The damaged files are kept for 30 days from now, for an investigation.
    expect(readdirSync(join(store.folder, 'cashier')).join()).toContain(`.${version}-damaged-`)
    expect(warn.mock.calls.join()).toContain(`The files of cashier ${version} in the store were damaged`)
  })
})

describe('a version that all visitors have', () => {
  it.each(['damaged', 'missing'])(
    'gets its %s files back by releasing its build again, and that is a success',
    async (how) => {
      vi.spyOn(console, 'warn').mockReturnValue(undefined)
      const { version, folder } = await shipped('one')
      const files = join(store.folder, 'cashier', version)
      if (how === 'missing') rmSync(files, { recursive: true })
      else writeFileSync(join(files, 'remoteEntry.js.br'), 'cut o')
      const before = readFileSync(join(store.folder, 'remotes.json.sig'), 'utf8')
      const again = () => release(store, { remote: 'cashier', traffic: 100, dist: folder })
      await again()
      expect(brotliDecompressSync(readFileSync(join(files, 'remoteEntry.js.br'))).toString()).toBe('one')
      expect(vi.mocked(console.log).mock.calls.join('\n')).toContain(
        `The files of cashier ${version} are in the store again.`,
      )
      expect(readFileSync(join(store.folder, 'remotes.json.sig'), 'utf8')).toBe(before)
      await expect(again()).rejects.toThrow('nothing to do')
    },
  )
})

describe('a version that does not fit the live shell', () => {
  it('gets no larger share, by --version or by its build', async () => {
    await shipped('one')
    const { version, folder } = await shipped('two', 10)
    liveShellHas(2)
    const refusal = `cashier ${version} does not fit the live shell`
    await expect(raiseShare(store, 'cashier', version, 50)).rejects.toThrow(refusal)
    await expect(release(store, { remote: 'cashier', traffic: 50, dist: folder })).rejects.toThrow(refusal)
    expect(shares()).toMatchObject({ [version]: 10 })
  })

  it('gets no visitors by a rollback', async () => {
    const { version } = await shipped('one')
    const two = await shipped('two')
    liveShellHas(2)
    await expect(rollback(store, 'cashier')).rejects.toThrow('does not fit the live shell')
    await expect(rollback(store, 'cashier', version)).rejects.toThrow('built for contract 1.0')
    expect(shares()).toEqual({ [two.version]: 100 })
  })

  it('gets no larger share while the live shell does not answer', async () => {
    await shipped('one')
    const { version, folder } = await shipped('two', 10)
    vi.stubEnv('SHELL_URL', 'http://localhost:1/')
    vi.stubEnv('RELEASE_KEYS', store.signer.line)
    store = { ...store, ...openStore(store.dataDir) }
    await expect(raiseShare(store, 'cashier', version, 50)).rejects.toThrow('does not answer')
    const again = { remote: 'cashier', traffic: 50, dist: folder }
    await expect(release(store, again)).rejects.toThrow('does not answer')
    expect(shares()).toMatchObject({ [version]: 10 })
  })

  it('gets visitors by a rollback, with a warning, while the live shell does not answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { version } = await shipped('one')
    await shipped('two')
    vi.stubEnv('SHELL_URL', 'http://localhost:1/')
    vi.stubEnv('RELEASE_KEYS', store.signer.line)
    await rollback(openStore(store.dataDir), 'cashier')
    expect(shares()).toEqual({ [version]: 100 })
    expect(warn.mock.calls.join()).toContain('does not answer')
  })
})
