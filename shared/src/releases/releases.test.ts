import { describe, expect, it, vi } from 'vitest'
import {
  chooseVersion,
  fitsHost,
  documentName,
  bucketOf,
  readDocument,
  readVerifiedReleases,
  signedMessage,
  signersOf,
  SCHEMA_URL,
} from './index.ts'
import type { ReleasedVersion } from './index.ts'

const released = (version: string, traffic: number, isDefault: boolean): ReleasedVersion => ({
  url: `https://cashier.example/${version}/entry.js`,
  metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic, default: isDefault },
  extras: { hostApi: 1, hostApiMinor: 0, exposed: './module', size: 1, released: '' },
})
const visitors = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`)
const withCanary = (share: number) => [released('1', 100 - share, true), released('2', share, false)]
const onCanary = (share: number, remote = 'cashier') =>
  new Set(visitors.filter((visitor) => chooseVersion(withCanary(share), visitor, remote)?.metadata.version === '2'))

describe('chooseVersion', () => {
  it.each([0, 1, 10, 50, 99, 100])('gives %i %% of 100,000 visitors to the canary', (share) => {
    expect(Math.abs(onCanary(share).size - share * 1000)).toBeLessThan(350)
  })

  it('keeps everyone who has the canary while its share grows', () => {
    let before = onCanary(1)
    for (const share of [5, 10, 25, 60, 100]) {
      const now = onCanary(share)
      expect([...before].filter((visitor) => !now.has(visitor))).toEqual([])
      before = now
    }
  })

  it("does not try every team's canary on the same visitors", () => {
    const cashier = onCanary(10)
    const both = [...onCanary(10, 'games')].filter((visitor) => cashier.has(visitor)).length
    expect(both / visitors.length).toBeCloseTo(0.01, 2)
  })

  it('puts every visitor between 0 and 100', () => {
    for (const visitor of visitors.slice(0, 1000)) {
      expect(bucketOf(visitor, 'vip')).toBeGreaterThanOrEqual(0)
      expect(bucketOf(visitor, 'vip')).toBeLessThan(100)
    }
  })

  it('gives nobody a version without a share, and the default to all others', () => {
    const versions = [released('old', 0, false), released('new', 100, true)]
    expect(chooseVersion(versions, 'anyone', 'cashier')?.metadata.version).toBe('new')
    expect(chooseVersion([], 'anyone', 'cashier')).toBeUndefined()
  })
})

describe('the discovery document', () => {
  it('drops a version that does not fit the schema, and keeps the others', () => {
    const problems: string[] = []
    const good = released('1', 100, true)
    const found = readDocument(
      { schema: SCHEMA_URL, microFrontends: { 'croupier/vip': [good, { ...good, url: 'javascript:0' }], other: [] } },
      (text) => problems.push(text),
    )
    expect(found).toEqual({ vip: [good] })
    expect(problems).toHaveLength(1)
  })

  const sha = `sha384-${'A'.repeat(64)}`
  const described = (change: { url?: string; integrity?: string; version?: string }) => {
    const { url, ...rest } = released('1', 100, true)
    const { url: otherUrl = url, ...metadata } = change
    const version = { ...rest, url: otherUrl, metadata: { ...rest.metadata, ...metadata } }
    return readDocument({ schema: SCHEMA_URL, microFrontends: { 'croupier/vip': [version] } }, () => undefined).vip
  }

  it.each([
    { url: 'javascript:https://cashier.example/' },
    { url: 'blob:https://cashier.example/1' },
    // Of several hashes a browser checks the strongest kind alone: an added one would stand in for the intended one.
    { integrity: `${sha} sha512-${'B'.repeat(86)}==` },
    { integrity: `sha512-${'B'.repeat(86)}== ${sha}` },
    { version: '../1' },
    { version: '1/../2' },
  ])('drops a version with %j', (change) => {
    expect(described(change)).toBeUndefined()
  })

  it.each([
    { url: 'http://localhost:4000/1/entry.js' },
    { version: '1.2.0-rc.1+build' },
    { integrity: sha.replace('AA', '+/') },
  ])('keeps a version with %j', (change) => {
    expect(described(change)).toHaveLength(1)
  })

  it.each([null, [], 'html', { microFrontends: {} }, { schema: '', microFrontends: {}, more: 1 }])(
    'is refused as %j',
    (value) => {
      expect(() => readDocument(value, () => undefined)).toThrow(TypeError)
    },
  )
})

const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')

/** A key: its line of `releaseKeys` for these remotes, and a function that signs with it. */
async function signer(remotes: string) {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const line = `${base64(await crypto.subtle.exportKey('raw', publicKey))} ${remotes}`
  const sign = async (about: string, text: string) =>
    base64(await crypto.subtle.sign('Ed25519', privateKey, signedMessage(about, text)))
  return { line, sign }
}

const ISSUED = '2026-11-21T08:00:00.000Z'

describe('the signature of a document', () => {
  it('is valid for the exact text and time only', async () => {
    const { line, sign } = await signer('all')
    const text = '{"schema":""}'
    const signature = await sign(ISSUED, text)
    const isSigned = async (about: string, words: string, keys = [line]) =>
      (await signersOf(keys, signedMessage(about, words), signature)).includes(line)
    expect(await isSigned(ISSUED, text)).toBe(true)
    expect(await isSigned(ISSUED, `${text} `)).toBe(false)
    expect(await isSigned('2026-11-21T08:00:01.000Z', text)).toBe(false)
    expect(await isSigned(ISSUED, text, [])).toBe(false)
    const platform = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'))
    expect(await isSigned(ISSUED, text)).toBe(true)
    expect(await isSigned(ISSUED, `${text} `)).toBe(false)
    platform.mockRestore()
    expect(await isSigned(ISSUED, text, [`${base64(new Uint8Array(32).fill(7).buffer)} all`, line])).toBe(true)
  })
})

describe('a release key', () => {
  const part = (remote: string) => [{ ...released('1', 100, true), url: `https://${remote}.example/1/entry.js` }]
  const text = JSON.stringify({
    schema: SCHEMA_URL,
    microFrontends: Object.fromEntries(['cashier', 'games'].map((name) => [documentName(name), part(name)])),
  })

  it('verifies only its remotes, in a signed document or a signed part', async () => {
    const [all, cashier, games] = await Promise.all(['all', 'cashier vip', 'games'].map(signer))
    const keys = [all!.line, cashier!.line, games!.line]
    const problem = vi.fn<(text: string) => void>()
    const remotesOf = async (by: typeof all, parts?: Record<string, string>) => {
      const signature = { issued: ISSUED, keyId: '', signature: await by!.sign(ISSUED, text), ...(parts && { parts }) }
      return Object.keys(await readVerifiedReleases(keys, signature, text, problem)).toSorted()
    }
    const signedGames = await games!.sign('games', JSON.stringify(part('games')))
    expect(await remotesOf(all)).toEqual(['cashier', 'games'])
    expect(await remotesOf(cashier, { games: signedGames })).toEqual(['cashier', 'games'])
    expect(problem).not.toHaveBeenCalled()
    expect(await remotesOf(cashier)).toEqual(['cashier'])
    expect(problem).toHaveBeenCalledExactlyOnceWith('no key that signs for games signed its part')
    // The right key's signature of another part, or another key's signature of this one.
    expect(await remotesOf(cashier, { games: await games!.sign('cashier', JSON.stringify(part('games'))) })).toEqual([
      'cashier',
    ])
    expect(await remotesOf(cashier, { games: await cashier!.sign('games', JSON.stringify(part('games'))) })).toEqual([
      'cashier',
    ])
    expect(await remotesOf(games, { cashier: signedGames })).toEqual(['games'])
  })

  it('verifies no part of a document that none of the keys signed', async () => {
    const [games, stranger] = await Promise.all([signer('games'), signer('all')])
    const parts = { games: await games!.sign('games', JSON.stringify(part('games'))) }
    const signature = { issued: ISSUED, keyId: '', signature: await stranger!.sign(ISSUED, text), parts }
    await expect(readVerifiedReleases([games!.line], signature, text, () => undefined)).rejects.toThrow(
      'none of the known keys',
    )
  })

  it('without a list of remotes verifies nothing', async () => {
    const { line, sign } = await signer('')
    const signature = { issued: ISSUED, keyId: '', signature: await sign(ISSUED, text) }
    expect(await readVerifiedReleases([line.trim()], signature, text, () => undefined)).toEqual({})
  })
})

describe('the contract number', () => {
  const host = { hostApi: 2, hostApiMinor: 3 }
  it.each([
    [{ hostApi: 2, hostApiMinor: 3 }, true],
    [{ hostApi: 2, hostApiMinor: 1 }, true],
    [{ hostApi: 2 }, true],
    [{ hostApi: 2, hostApiMinor: 4 }, false],
    [{ hostApi: 1, hostApiMinor: 3 }, false],
    [{ hostApi: 3, hostApiMinor: 0 }, false],
  ])('of %j fits the host: %s', (remote, fits) => expect(fitsHost(remote, host)).toBe(fits))
})
