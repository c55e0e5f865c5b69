import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import {
  DOCUMENT_FILE,
  SIGNATURE_FILE,
  signedMessage,
  type DocumentSignature,
} from '../../shared/src/releases/index.ts'
import type { ReleaseDocument } from './document.ts'
import { readJournal } from './journal.ts'
import { keyIdOf, loadSigner, namedKeys, rawKey, type Signer } from './keys.ts'
import { isSigned, signedParts, type SignedText } from './verified.ts'

/** A folder that any static server can serve, and the key that signs its discovery document. */
export interface Store {
  readonly folder: string
  readonly signer: Signer
}

/** How many former documents are kept, to see what was current when and to restore one. */
const HISTORY = 50

/** The store's folder: RELEASES_DIR, otherwise `releases` in the data folder. */
export const storeFolder = (dataDir: string) => resolve(process.env['RELEASES_DIR'] || join(dataDir, 'releases'))

/**
 * Opens the store, with the key that signs for it. Throws where RELEASES_DIR does not exist: a release into the folder
 * of a bucket that was not mounted would reach nobody, and be signed with a new key that nobody trusts.
 */
export function openStore(dataDir: string): Store {
  const folder = storeFolder(dataDir)
  if (process.env['RELEASES_DIR'] && !existsSync(folder))
    throw new Error(`RELEASES_DIR is ${folder}: there is no such folder. Mount or make it first.`)
  return { folder, signer: loadSigner(folder) }
}

/**
 * The store as seen by a site that lists these keys. If our own key is among them, the signer takes its line, which
 * says the remotes that it signs for.
 */
export function withListedKeys(store: Store, live: readonly string[]): Store {
  const { signer } = store
  const line = live.find((one) => rawKey(one) === rawKey(signer.line)) ?? signer.line
  return { ...store, signer: { ...signer, line, live, isListed: signer.isListed || live.includes(line) } }
}

/**
 * The keys that this store's document may be signed with: our own, those of the live site and those of RELEASE_KEYS.
 * Where several lines have the same key, the first one counts.
 */
export function trustedKeys({ line, live = [] }: Signer): string[] {
  const lines = [line, ...live, ...namedKeys()]
  return lines.filter((one, at) => lines.findIndex((other) => rawKey(other) === rawKey(one)) === at)
}

/**
 * The current document with its signature; undefined in a store without releases. Throws where the two files are
 * missing from a store that had releases: the next release would otherwise be the only one, for everyone.
 */
export function readSigned({ folder, signer }: Store): SignedText | undefined {
  const read = () => readSignedIn(folder, trustedKeys(signer))
  const signed = read()
  if (signed || !hadReleases(folder)) return signed
  // The very first release may be in progress: it writes the history a moment before the document.
  const written = retryBriefly(read)
  if (written) return written
  throw new Error(
    `${folder} has no ${DOCUMENT_FILE} any more, but releases were made there. Bring the last good one back: npm run ` +
      'releases -- --restore. To start over, delete history and journal.jsonl first.',
  )
}

const formerNames = (history: string) =>
  existsSync(history) ? readdirSync(history).filter((name) => name.endsWith('.json')) : []

const hadReleases = (folder: string) =>
  formerNames(join(folder, 'history')).length > 0 || readJournal(folder).length > 0

/** Retries `read` for a moment until it finds something: another process may be between its two renames. */
function retryBriefly<T>(read: () => T | undefined): T | undefined {
  for (let attempt = 0; attempt < 20; attempt++) {
    const found = read()
    if (found !== undefined) return found
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  }
  return undefined
}

/**
 * Why a folder's document was refused, and its content then: while that is unchanged, reads fail without waiting again.
 */
const refused = new Map<string, { readonly fingerprint: string; readonly why: string }>()

/**
 * Reads the document of a folder with its signature, which has to be made with one of these public keys; this does not
 * verify the signatures of the remotes' parts. Throws when the signature is not valid: after a short wait the first
 * time, immediately while the files stay unchanged.
 */
export function readSignedIn(folder: string, keys: readonly string[]): SignedText | undefined {
  if (!existsSync(join(folder, DOCUMENT_FILE)) && !existsSync(join(folder, SIGNATURE_FILE))) return undefined
  let fingerprint = ''
  const signed = retryBriefly(() => {
    const raw = rawPair(folder)
    fingerprint = JSON.stringify([keys, raw])
    const known = refused.get(folder)
    if (known?.fingerprint === fingerprint) throw new Error(known.why)
    // Half of a pair, or not JSON: retry, in case a write is in progress.
    return orUndefined(() => (isSigned(keys, pairOf(raw)) ? pairOf(raw) : undefined))
  })
  if (signed) return signed
  const why = explainRefusal(folder, keys)
  refused.set(folder, { fingerprint, why })
  throw new Error(why)
}

/** A document that another key signed is not damaged: it can be used with that key, or by trusting it. */
function explainRefusal(folder: string, keys: readonly string[]): string {
  const file = join(folder, DOCUMENT_FILE)
  const known = keys.map(keyIdOf)
  const signed = orUndefined(() => pairOf(rawPair(folder)))
  const keyId = signed?.signature.keyId
  if (keyId && !known.includes(keyId)) {
    return (
      `${file} is signed with the key ${keyId}; known here: ${known.join(', ')}. ` +
      'Set RELEASE_KEY_FILE to that key, or RELEASE_KEYS to its public part; where that key was taken off the list of ' +
      'the live site, bring the last one back that another key signed: npm run releases -- --restore'
    )
  }
  return `${file} does not match its signature: it was changed by hand, or damaged. Bring the last good one back: npm run releases -- --restore`
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** The content of both files; a missing one is ''. */
function rawPair(folder: string) {
  const [text = '', signature = ''] = [DOCUMENT_FILE, SIGNATURE_FILE].map((name) =>
    orUndefined(() => readFileSync(join(folder, name), 'utf8')),
  )
  return { text, signature }
}

const pairOf = ({ text, signature }: ReturnType<typeof rawPair>): SignedText => ({
  text,
  signature: JSON.parse(signature) as DocumentSignature,
})

interface SignOptions {
  /**
   * The previous document: the new one gets a later date, whatever the clock says, and keeps signatures of its
   * unchanged parts.
   */
  readonly before?: SignedText | undefined
  /** The date of the signature, instead of the time of the clock. */
  readonly issued?: string | undefined
}

/** Signs a document and those of its parts that changed. Throws where this key may not sign a changed part. */
export function signDocument(
  signer: Signer,
  document: ReleaseDocument,
  { before, issued: fixedDate }: SignOptions = {},
): SignedText {
  const text = `${JSON.stringify(document, null, 2)}\n`
  const earliest = before ? Date.parse(before.signature.issued) + 1 : 0
  const issued = fixedDate ?? new Date(Math.max(Date.now(), earliest)).toISOString()
  const parts = signedParts(signer, trustedKeys(signer), document, before)
  const signature = signer.sign(signedMessage(issued, text))
  return { text, signature: { issued, keyId: signer.keyId, signature, parts } }
}

/**
 * Writes the document and its signature: both complete under temporary names, then one rename after the other. If this
 * throws before the first rename, nothing is left of it: a document in the history would come back with the next
 * `--restore`.
 */
export function writeSigned(store: Store, signed: SignedText): void {
  const signature = `${JSON.stringify(signed.signature)}\n`
  const history = join(store.folder, 'history')
  mkdirSync(history, { recursive: true })
  const former = join(history, `${signed.signature.issued.replaceAll(':', '')}.json`)
  const documentFile = temporary(store.folder, DOCUMENT_FILE)
  const signatureFile = temporary(store.folder, SIGNATURE_FILE)
  try {
    writeFileSync(former, signed.text)
    writeFileSync(`${former}.sig`, signature)
    writeDurably(documentFile.from, signed.text)
    writeDurably(signatureFile.from, signature)
    renameSync(documentFile.from, documentFile.to)
  } catch (error) {
    for (const file of [former, `${former}.sig`, documentFile.from, signatureFile.from]) rmSync(file, { force: true })
    throw error
  }
  renameSync(signatureFile.from, signatureFile.to)
  for (const old of readdirSync(history)
    .sort()
    .slice(0, -2 * HISTORY))
    rmSync(join(history, old), { force: true })
}

const temporary = (folder: string, name: string) => ({
  from: join(folder, `.${name}-${randomUUID()}`),
  to: join(folder, name),
})

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w')
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** The former documents that a trusted key signed, the newest first; that of now is the first of them. */
export const formerSigned = ({ folder, signer }: Store): Generator<SignedText> =>
  formerSignedIn(folder, trustedKeys(signer))

/** The former documents in a folder that one of these public keys signed, the newest first. */
export function* formerSignedIn(folder: string, keys: readonly string[]): Generator<SignedText> {
  const history = join(folder, 'history')
  for (const name of formerNames(history).sort().toReversed()) {
    // Skips one that cannot be read: an older one may be good.
    const signed = orUndefined(() => ({
      text: readFileSync(join(history, name), 'utf8'),
      signature: JSON.parse(readFileSync(join(history, `${name}.sig`), 'utf8')) as DocumentSignature,
    }))
    if (signed && orUndefined(() => isSigned(keys, signed))) yield signed
  }
}
