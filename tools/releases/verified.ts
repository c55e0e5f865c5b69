import { partMessage, signedMessage, signsFor, type DocumentSignature } from '../../shared/src/releases/index.ts'
import { listedRemotes, versionsOf, without, type ReleaseDocument } from './document.ts'
import { keyIdOf, isSignedByAny, type Signer } from './keys.ts'

/** The document as stored, byte for byte, and its signatures. */
export interface SignedText {
  readonly text: string
  readonly signature: DocumentSignature
}

/** The remotes whose part is signed by no key that may sign for them. */
export function unverified(keys: readonly string[], signed: SignedText): string[] {
  const document = JSON.parse(signed.text) as ReleaseDocument
  return listedRemotes(document).filter((remote) => verifyingKeys(keys, signed, remote).length === 0)
}

/**
 * The lines whose key vouches for a remote: those that signed its part, otherwise those that signed the whole document.
 */
export function verifyingKeys(keys: readonly string[], signed: SignedText, remote: string): string[] {
  const document = JSON.parse(signed.text) as ReleaseDocument
  const its = keys.filter((line) => signsFor(line, remote))
  const ofPart = its.filter((line) => isPartSigned([line], signed.signature, remote, document))
  return ofPart.length > 0 ? ofPart : its.filter((line) => isSigned([line], signed))
}

/**
 * Whether a remote's part has a signature of its own, by a key that may sign for it: such a part can be carried into
 * another document.
 */
export function hasVerifiedPart(keys: readonly string[], { text, signature }: SignedText, remote: string): boolean {
  const its = keys.filter((line) => signsFor(line, remote))
  return isPartSigned(its, signature, remote, JSON.parse(text) as ReleaseDocument)
}

/** The document reduced to the remotes that a page that knows these keys would run. */
export const verifiedDocument = (keys: readonly string[], signed: SignedText): ReleaseDocument =>
  without(JSON.parse(signed.text) as ReleaseDocument, unverified(keys, signed))

/**
 * The signature of each remote's part: the existing one where the part is unchanged, otherwise our own. Another team's
 * part that no known key signed is kept as it is: no page runs it until its team ships it again. Throws where a part
 * that is not ours to sign has changed, or would lose its signature.
 */
export function signedParts(
  signer: Signer,
  keys: readonly string[],
  document: ReleaseDocument,
  before: SignedText | undefined,
): Record<string, string> {
  const parts = listedRemotes(document).map((remote): readonly [string, string | undefined] => {
    const its = keys.filter((line) => signsFor(line, remote))
    const part = before?.signature.parts?.[remote]
    if (part && isPartSigned(its, before.signature, remote, document)) return [remote, part]
    const isOurs = signsFor(signer.line, remote)
    const stays = !!before && isSame(remote, before, document)
    // Where no list has our key, that it signs for this remote is an assumption: the existing signature may be by a key
    // that is not known here.
    if (stays && part && isOurs && !signer.isListed) return [remote, part]
    if (isOurs) return [remote, signer.sign(partMessage(remote, document.microFrontends))]
    if (stays && verifyingKeys(keys, before, remote).length === 0) return [remote, part]
    throw new Error(foreignRemoteRefusal(signer, keys, remote))
  })
  return Object.fromEntries(parts.filter((each): each is [string, string] => each[1] !== undefined))
}

function isSame(remote: string, before: SignedText, document: ReleaseDocument): boolean {
  const was = versionsOf(JSON.parse(before.text) as ReleaseDocument, remote)
  return JSON.stringify(was) === JSON.stringify(versionsOf(document, remote))
}

/** The refusal of a change to a remote that this key does not sign for. */
export function foreignRemoteRefusal({ keyId, line }: Signer, keys: readonly string[], remote: string): string {
  const whose = keys.filter((each) => signsFor(each, remote)).map(keyIdOf)
  const others = whose.length > 0 ? `it is for ${whose.join(' or ')} to sign` : 'no key that is known here signs for it'
  return `The key ${keyId} signs for ${line.split(' ').slice(1).join(', ')}, not for ${remote}: ${others} (RELEASE_KEY_FILE).`
}

/** Whether one of the keys signed the whole document, with its date. */
export const isSigned = (keys: readonly string[], { text, signature }: SignedText) =>
  isSignedByAny(keys, signedMessage(signature.issued, text), signature.signature)

function isPartSigned(
  keys: readonly string[],
  { parts }: DocumentSignature,
  remote: string,
  { microFrontends }: ReleaseDocument,
): boolean {
  const part = parts?.[remote]
  return !!part && isSignedByAny(keys, partMessage(remote, microFrontends), part)
}
