import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { remoteNames } from '../lib/arguments.ts'

/** Who signs the discovery document. */
export interface Signer {
  readonly keyId: string
  /** What the site's config lists: the raw public key (32 bytes) as base64, and the remotes that it signs for. */
  readonly line: string
  /** What the site lists, where that is known. */
  readonly live?: readonly string[]
  /** Whether the site or RELEASE_KEYS says what the key signs for; else that is all, as on a site of this machine. */
  readonly isListed: boolean
  sign(message: Uint8Array): string
}

/** The private key's file: RELEASE_KEY_FILE, else one that is made once beside the store, for local use. */
export function keyFile(storeFolder: string): string {
  return process.env['RELEASE_KEY_FILE'] || join(dirname(storeFolder), 'release-key.pem')
}

/**
 * Reads the key (Ed25519, PKCS8 PEM). A local one is made when there is none; a named file must exist. It signs for the
 * remotes that RELEASE_KEYS names behind it, and for all where that does not list it.
 */
export function loadSigner(storeFolder: string): Signer {
  const file = keyFile(storeFolder)
  if (!existsSync(file)) {
    if (process.env['RELEASE_KEY_FILE']) throw new Error(`There is no release key in ${file} (RELEASE_KEY_FILE).`)
    makeKey(file)
  }
  const key = readKey(file)
  const publicKey = rawPublicKey(key)
  const named = namedKeys().find((each) => rawKey(each) === publicKey)
  return {
    keyId: keyIdOf(publicKey),
    line: named ?? `${publicKey} all`,
    isListed: named !== undefined,
    sign: (message) => sign(null, message, key).toString('base64'),
  }
}

/** The secret with which testers try versions out (`/?try=…#/?key=…`): TESTER_KEY, else one made for this machine. */
export function testerKey(dataDir: string): string {
  const named = process.env['TESTER_KEY']
  if (named) return named
  const file = join(dataDir, 'tester-key.txt')
  if (!existsSync(file)) writePrivate(file, randomBytes(18).toString('base64url'))
  return readFileSync(file, 'utf8')
}

export const testerKeyHash = (key: string) => createHash('sha256').update(key).digest('hex')

function readKey(file: string): KeyObject {
  const key = privateKeyIn(file)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`The release key in ${file} is not an Ed25519 key.`)
  return key
}

function privateKeyIn(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file))
  } catch {
    throw new Error(`${file} holds no private key (PEM). npm run release-key -- --new <file> makes one.`)
  }
}

/** The lines of RELEASE_KEYS, with commas between: a public key, then its remotes or `all`. Throws when one is none. */
export function namedKeys(): string[] {
  const lines = (process.env['RELEASE_KEYS'] ?? '')
    .split(',')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
  const [problem] = lines.flatMap(keyProblems)
  if (problem) throw new Error(`RELEASE_KEYS: ${problem}`)
  return lines
}

/** Makes a key that only its owner may read; leaves one that another process made meanwhile. */
export function makeKey(file: string): void {
  writePrivate(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
}

function writePrivate(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** What is wrong with a line of `releaseKeys`, a sentence each. That a key signs for all is for the operator to say. */
export function keyProblems(line: string): string[] {
  const [key, ...names] = line.split(' ')
  if (!/^[A-Za-z0-9+/]{43}=$/.test(key!)) return [`${key} is no public key. npm run release-key prints one.`]
  const unknown = names.filter((name) => name !== 'all' && !remoteNames.includes(name))
  if (unknown.length > 0) return [`${key} ${unknown.join(', ')}: there are ${remoteNames.join(', ')}, or all.`]
  if (names.length > 0) return []
  return [`${key} says not what it signs for. Behind it stand the remotes of its team (“${key} cashier vip”), or all.`]
}

/**
 * The keys that stand on more than one of the lines, a sentence each: a page trusts a key for all that any of its lines
 * names, so that whoever narrowed one would be kept to by the tools alone.
 */
export function twiceListed(lines: readonly string[]): string[] {
  return [...new Set(lines.map(rawKey))].flatMap((key) => {
    const its = lines.filter((line) => rawKey(line) === key)
    if (its.length < 2) return []
    const names = its.map((line) => line.split(' ').slice(1).join(', ')).join('; ')
    return [`${key} stands on ${its.length} lines (${names}): pages would trust it for all of them. Leave one.`]
  })
}

/** The public key of such a line. */
export const rawKey = (line: string) => line.split(' ')[0]!

const rawPublicKey = (key: KeyObject) =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')

/** A short name of a public key. */
export const keyIdOf = (line: string) => createHash('sha256').update(rawKey(line), 'base64').digest('hex').slice(0, 16)

/** Whether the key of one of the lines signed the message. */
export function signedByOne(lines: readonly string[], message: Uint8Array, signature: string): boolean {
  return lines.some((line) => {
    const x = Buffer.from(rawKey(line), 'base64').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, message, key, Buffer.from(signature, 'base64'))
  })
}
