import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { currentTesterKey, loadSigner, makeKey, namedKeys, noteTesterKey, testerKey } from './keys.ts'

const KEY = `${'A'.repeat(43)}=`
afterEach(() => vi.unstubAllEnvs())

it('RELEASE_KEYS is validated when it is read', () => {
  vi.stubEnv('RELEASE_KEYS', 'garbage')
  expect(() => namedKeys()).toThrow('garbage is no public key')
  vi.stubEnv('RELEASE_KEYS', KEY)
  expect(() => namedKeys()).toThrow(`${KEY} does not say what it signs for`)
  vi.stubEnv('RELEASE_KEYS', `${KEY} cashier shell`)
  expect(() => namedKeys()).toThrow('shell: there are account, games, cashier, vip, or all.')
  vi.stubEnv('RELEASE_KEYS', ` ${KEY}  cashier vip , ${KEY} all, `)
  expect(namedKeys()).toEqual([`${KEY} cashier vip`, `${KEY} all`])
})

it('a local key is created once, readable by its owner only, and never for RELEASE_KEY_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-keys-'))
  try {
    const signer = loadSigner(join(folder, 'releases'))
    const file = join(folder, 'release-key.pem')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const pem = readFileSync(file, 'utf8')
    makeKey(file)
    expect(readFileSync(file, 'utf8')).toBe(pem)
    expect(loadSigner(join(folder, 'releases')).keyId).toBe(signer.keyId)
    expect(signer.line).toMatch(/= all$/)
    vi.stubEnv('RELEASE_KEYS', signer.line.replace('all', 'vip'))
    expect(loadSigner(join(folder, 'releases')).line).toMatch(/= vip$/)
    vi.stubEnv('RELEASE_KEY_FILE', join(folder, 'named.pem'))
    expect(() => loadSigner(join(folder, 'releases'))).toThrow('There is no release key in')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it("a running site's TESTER_KEY is known in other terminals until the site ends, and is not kept for the next one", () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-keys-'))
  try {
    const own = testerKey(folder)
    vi.stubEnv('TESTER_KEY', 'named')
    noteTesterKey(folder)
    const { key, forget } = noteTesterKey(folder)
    vi.stubEnv('TESTER_KEY', undefined)
    expect([key, currentTesterKey(folder), testerKey(folder)]).toEqual(['named', 'named', own])
    expect(statSync(join(folder, 'tester-key.running')).mode & 0o777).toBe(0o600)
    // A site that was killed leaves its note; none of 0 runs.
    writeFileSync(join(folder, 'tester-key.running'), '0 0 named')
    expect(currentTesterKey(folder)).toBe(own)
    forget()
    expect(currentTesterKey(folder)).toBe(own)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
