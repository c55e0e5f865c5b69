import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { release, rollback } from './release.ts'
import { openStore } from './store.ts'
import { builtFolder, temporaryStore } from './testing/sample.ts'

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  store.remove()
})

it('RELEASES_DIR that does not exist is refused, and no key is created', () => {
  const mount = join(store.dataDir, 'mount')
  vi.stubEnv('RELEASES_DIR', join(mount, 'releases'))
  vi.stubEnv('RELEASE_KEY_FILE', undefined)
  expect(() => openStore(store.dataDir)).toThrow(`RELEASES_DIR is ${mount}/releases: there is no such folder`)
  expect(existsSync(mount)).toBe(false)
  mkdirSync(join(mount, 'releases'), { recursive: true })
  expect(openStore(store.dataDir).folder).toBe(join(mount, 'releases'))
})

it('an invalid REMOTE_ORIGIN is refused before the build', async () => {
  vi.stubEnv('REMOTE_ORIGIN', 'https://vip.example')
  const dist = join(store.dataDir, 'nowhere')
  await expect(release(store, { remote: 'vip', traffic: 10, dist })).rejects.toThrow(
    'REMOTE_ORIGIN is https://vip.example',
  )
})

/** A live site that lists our key and gives this response for its releases. */
function liveSite(releases: Response) {
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) =>
    Promise.resolve(
      String(address).endsWith('/remotes.json') ? releases : Response.json({ releaseKeys: [store.signer.line] }),
    ),
  )
  vi.stubEnv('SHELL_URL', 'https://casino.example/')
}

it('an empty store is refused while the live site serves releases', async () => {
  liveSite(Response.json({ microFrontends: {} }))
  vi.stubEnv('REMOTE_ORIGIN', 'https://{remote}.example')
  const wanted = { remote: 'vip', traffic: 5, dist: builtFolder(store.dataDir, 'vip', 'one') }
  const refusal = `${store.folder} has no releases, but the live site serves some: https://casino.example/remotes.json`
  await expect(release(store, wanted)).rejects.toThrow(refusal)
  await expect(rollback(store, 'vip')).rejects.toThrow(refusal)
  expect(existsSync(store.folder)).toBe(false)
})

it('a release without REMOTE_ORIGIN is refused for a site elsewhere', async () => {
  liveSite(new Response(null, { status: 404 }))
  const dist = join(store.dataDir, 'nowhere')
  await expect(release(store, { remote: 'vip', traffic: 10, dist })).rejects.toThrow(
    'REMOTE_ORIGIN is not set: visitors of https://casino.example/ would look for vip on their own machines.',
  )
})
