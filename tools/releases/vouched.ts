import { partMessage, signedMessage, signsFor, type DocumentSignature } from '../../shared/src/releases/index.ts'
import { listedRemotes, versionsOf, without, type ReleaseDocument } from './document.ts'
import { keyIdOf, signedByOne, type Signer } from './keys.ts'

/** The document as it lies in the store, byte for byte, and what vouches for it. */
export interface SignedText {
  readonly text: string
  readonly signature: DocumentSignature
}

/** The remotes whose part no key that signs for them signed. */
export function unvouched(keys: readonly string[], signed: SignedText): string[] {
  const document = JSON.parse(signed.text) as ReleaseDocument
  return listedRemotes(document).filter((remote) => vouchersOf(keys, signed, remote).length === 0)
}

/** The lines whose key vouches for a remote: that of its part, else that of the whole. */
export function vouchersOf(keys: readonly string[], signed: SignedText, remote: string): string[] {
  const document = JSON.parse(signed.text) as ReleaseDocument
  const its = keys.filter((line) => signsFor(line, remote))
  const ofPart = its.filter((line) => isPartSigned([line], signed.signature, remote, document))
  return ofPart.length > 0 ? ofPart : its.filter((line) => isSigned([line], signed))
}

/** Whether a key that signs for a remote signed its part by itself: that can be carried into another document. */
export function hasVouchedPart(keys: readonly string[], { text, signature }: SignedText, remote: string): boolean {
  const its = keys.filter((line) => signsFor(line, remote))
  return isPartSigned(its, signature, remote, JSON.parse(text) as ReleaseDocument)
}

/** The document with those remotes alone that a page runs which knows these keys. */
export const vouchedDocument = (keys: readonly string[], signed: SignedText): ReleaseDocument =>
  without(JSON.parse(signed.text) as ReleaseDocument, unvouched(keys, signed))

/**
 * What vouches for each remote's part: as it was where the part is still the same, else our own word. Another team's
 * part that nobody known vouches for goes on as it is: no page runs it, and its team ships it anew. Throws where a
 * part has changed, or would lose what vouches for it, and is not ours to sign.
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
    // That it is ours is a guess where nobody lists our key: whoever signed it may be one that is not known here.
    if (stays && part && isOurs && !signer.isListed) return [remote, part]
    if (isOurs) return [remote, signer.sign(partMessage(remote, document.microFrontends))]
    if (stays && vouchersOf(keys, before, remote).length === 0) return [remote, part]
    throw new Error(notIts(signer, keys, remote))
  })
  return Object.fromEntries(parts.filter((each): each is [string, string] => each[1] !== undefined))
}

function isSame(remote: string, before: SignedText, document: ReleaseDocument): boolean {
  const was = versionsOf(JSON.parse(before.text) as ReleaseDocument, remote)
  return JSON.stringify(was) === JSON.stringify(versionsOf(document, remote))
}

/** Why a key does not ship a remote. */
export function notIts({ keyId, line }: Signer, keys: readonly string[], remote: string): string {
  const whose = keys.filter((each) => signsFor(each, remote)).map(keyIdOf)
  const others = whose.length > 0 ? `it is for ${whose.join(' or ')} to sign` : 'no key that is known here signs for it'
  return `The key ${keyId} signs for ${line.split(' ').slice(1).join(', ')}, not for ${remote}: ${others} (RELEASE_KEY_FILE).`
}

export const isSigned = (keys: readonly string[], { text, signature }: SignedText) =>
  signedByOne(keys, signedMessage(signature.issued, text), signature.signature)

function isPartSigned(
  keys: readonly string[],
  { parts }: DocumentSignature,
  remote: string,
  { microFrontends }: ReleaseDocument,
): boolean {
  const part = parts?.[remote]
  return !!part && signedByOne(keys, partMessage(remote, microFrontends), part)
}
