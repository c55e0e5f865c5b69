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
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSameProcess, startTimeOf } from '../../sandbox/src/db/claim.ts'
import { remoteNames } from '../lib/paths.ts'

/** Who signs the discovery document. */
export interface Signer {
  readonly keyId: string
  /** The line in the site's config: the raw public key (32 bytes) as base64, and the remotes that the key signs for. */
  readonly line: string
  /** All lines that the live site lists, where they are known. */
  readonly live?: readonly string[]
  /**
   * Whether the site or RELEASE_KEYS lists this key. Otherwise it is taken to sign for all remotes, as on a local site.
   */
  readonly isListed: boolean
  sign(message: Uint8Array): string
}

/** The private key's file: RELEASE_KEY_FILE, otherwise a local one beside the store, made on first use. */
export function keyFile(storeFolder: string): string {
  return process.env['RELEASE_KEY_FILE'] || join(dirname(storeFolder), 'release-key.pem')
}

/**
 * Reads the key (Ed25519, PKCS8 PEM). A missing local key is created; a file named in RELEASE_KEY_FILE must exist. The
 * key signs for the remotes of its line in RELEASE_KEYS, or for all when it has none there.
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

/**
 * The secret with which testers try versions out (`/?try=…#/?key=…`): TESTER_KEY, otherwise one generated for this
 * machine.
 */
export function testerKey(dataDir: string): string {
  const named = process.env['TESTER_KEY']
  if (named) return named
  const file = join(dataDir, 'tester-key.txt')
  if (!existsSync(file)) writePrivate(file, randomBytes(18).toString('base64url'))
  return readFileSync(file, 'utf8')
}

const runningKeyFile = (dataDir: string) => join(dataDir, 'tester-key.running')

/**
 * Notes the key of the site that starts here, for TESTER_KEY may be set in that site's terminal alone. Returns it, and a
 * function that removes the note: the next site may have another key.
 */
export function noteTesterKey(dataDir: string): { key: string; forget: () => void } {
  const key = testerKey(dataDir)
  const file = runningKeyFile(dataDir)
  const forget = () => rmSync(file, { force: true })
  // A killed site left its own.
  forget()
  writePrivate(file, [process.pid, startTimeOf(process.pid), key].join(' '))
  return { key, forget }
}

/** The key of the site that runs here, or else of one that is started here now. */
export function currentTesterKey(dataDir: string): string {
  const file = runningKeyFile(dataDir)
  const [, pid, startTime, key] = (existsSync(file) && /^(\d+) (\d*) (.*)$/s.exec(readFileSync(file, 'utf8'))) || []
  return key !== undefined && isSameProcess(Number(pid), startTime!) ? key : testerKey(dataDir)
}

/** The SHA-256 of a tester's key as hex, as `testerKeyHashes` of a site's file lists it. */
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

/**
 * The lines of RELEASE_KEYS, comma-separated: a public key, then its remotes or `all`. Throws when one is malformed.
 */
export function namedKeys(): string[] {
  const lines = (process.env['RELEASE_KEYS'] ?? '')
    .split(',')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
  const [problem] = lines.flatMap(keyProblems)
  if (problem) throw new Error(`RELEASE_KEYS: ${problem}`)
  return lines
}

/** Creates a key file that only its owner may read; keeps one that another process created meanwhile. */
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

/**
 * What is wrong with a line of `releaseKeys`, in sentences. `all` has to be written: the operator decides that, no
 * default.
 */
export function keyProblems(line: string): string[] {
  const [key, ...names] = line.split(' ')
  if (!/^[A-Za-z0-9+/]{43}=$/.test(key!)) return [`${key} is no public key. npm run release-key prints one.`]
  const unknown = names.filter((name) => name !== 'all' && !remoteNames.includes(name))
  if (unknown.length > 0) return [`${key} ${unknown.join(', ')}: there are ${remoteNames.join(', ')}, or all.`]
  if (names.length > 0) return []
  return [
    `${key} does not say what it signs for. Write the remotes of its team after it (“${key} cashier vip”), or all.`,
  ]
}

/**
 * Keys that are on more than one line, a sentence for each: a page trusts a key for everything that any of its lines
 * names, so narrowing only one of the lines would restrict the tools but not the pages.
 */
export function duplicateKeyProblems(lines: readonly string[]): string[] {
  return [...new Set(lines.map(rawKey))].flatMap((key) => {
    const its = lines.filter((line) => rawKey(line) === key)
    if (its.length < 2) return []
    const names = its.map((line) => line.split(' ').slice(1).join(', ')).join('; ')
    return [`${key} is listed on ${its.length} lines (${names}): pages would trust it for all of them. Keep one.`]
  })
}

/** The public key of a `releaseKeys` line. */
export const rawKey = (line: string) => line.split(' ')[0]!

const rawPublicKey = (key: KeyObject) =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')

/** A short identifier of a line's public key. */
export const keyIdOf = (line: string) => createHash('sha256').update(rawKey(line), 'base64').digest('hex').slice(0, 16)

/** Whether the key of one of the lines signed the message. */
export function isSignedByAny(lines: readonly string[], message: Uint8Array, signature: string): boolean {
  return lines.some((line) => {
    const x = Buffer.from(rawKey(line), 'base64').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, message, key, Buffer.from(signature, 'base64'))
  })
}
