import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { release } from './release.ts'
import { openStore } from './store.ts'
import { temporaryStore } from './testing/sample.ts'

let store: ReturnType<typeof temporaryStore>
beforeEach(() => {
  store = temporaryStore()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  store.remove()
})

it('a named store that is not there is no new one, and gets no key', () => {
  const mount = join(store.dataDir, 'mount')
  vi.stubEnv('RELEASES_DIR', join(mount, 'releases'))
  vi.stubEnv('RELEASE_KEY_FILE', undefined)
  expect(() => openStore(store.dataDir)).toThrow(`RELEASES_DIR is ${mount}/releases: there is no such folder`)
  expect(existsSync(mount)).toBe(false)
  mkdirSync(join(mount, 'releases'), { recursive: true })
  expect(openStore(store.dataDir).folder).toBe(join(mount, 'releases'))
})

it('a pattern of addresses that is none is refused before anything is built', async () => {
  vi.stubEnv('REMOTE_ORIGIN', 'https://vip.example')
  const dist = join(store.dataDir, 'nowhere')
  await expect(release(store, { remote: 'vip', traffic: 10, dist })).rejects.toThrow(
    'REMOTE_ORIGIN is https://vip.example',
  )
})

it("nobody's visitors are sent to their own machines", async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ releaseKeys: [store.signer.line] }))
  vi.stubEnv('SHELL_URL', 'https://casino.example/')
  const dist = join(store.dataDir, 'nowhere')
  await expect(release(store, { remote: 'vip', traffic: 10, dist })).rejects.toThrow(
    'REMOTE_ORIGIN is not set: visitors of https://casino.example/ would look for vip on their own machines.',
  )
})
