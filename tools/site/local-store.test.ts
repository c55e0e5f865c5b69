import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadSigner, makeKey, rawKey } from '../releases/keys.ts'
import { publish } from '../releases/publish.ts'
import { openStore, readSigned } from '../releases/store.ts'
import { temporaryStore } from '../releases/testing/sample.ts'
import { localStore } from './local-store.ts'
import { releasesOf } from './releases.ts'

const store = temporaryStore()
afterEach(() => {
  vi.unstubAllEnvs()
  store.remove()
})

describe('a local store', () => {
  it("trusts the keys of the site's file, and opens again after a team's release", async () => {
    vi.stubEnv('RELEASE_KEYS', '')
    const localKey = loadSigner(store.folder).line
    const file = join(store.dataDir, 'payment.pem')
    makeKey(file)
    vi.stubEnv('RELEASE_KEY_FILE', file)
    const payment = `${rawKey(loadSigner(store.folder).line)} cashier`
    await publish(openStore(store.dataDir), (document) => ({ document, actions: [] }))
    vi.stubEnv('RELEASE_KEY_FILE', '')

    const local = localStore(store.dataDir, { releaseKeys: [payment] })
    expect(releasesOf(local, []).keys.releaseKeys).toEqual([localKey, payment])
    expect(readSigned(local)).toBeDefined()
    const listed = localStore(store.dataDir, { releaseKeys: [`${rawKey(localKey)} vip`, payment] })
    expect(listed.signer.line).toBe(`${rawKey(localKey)} vip`)
  })
})
