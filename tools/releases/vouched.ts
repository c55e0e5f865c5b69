import { partMessage, signedMessage, signsFor, type DocumentSignature } from '../../shared/src/releases/index.ts'
import { listedRemotes, type ReleaseDocument } from './document.ts'
import { keyIdOf, signedByOne, type Signer } from './keys.ts'

/** The document as it lies in the store, byte for byte, and what vouches for it. */
export interface SignedText {
  readonly text: string
  readonly signature: DocumentSignature
}

/** Whether one of the keys signed the whole of it, and for each remote one that signs for it the whole or its part. */
export function isVouched(keys: readonly string[], signed: SignedText): boolean {
  return isSigned(keys, signed) && unvouched(keys, signed).length === 0
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

/**
 * What vouches for each remote's part: as it was where the part is still the same, else our own word. Throws where
 * that would be none.
 */
export function signedParts(
  signer: Signer,
  keys: readonly string[],
  document: ReleaseDocument,
  before: DocumentSignature | undefined,
): Record<string, string> {
  return Object.fromEntries(
    listedRemotes(document).map((remote) => {
      const its = keys.filter((line) => signsFor(line, remote))
      const part = before?.parts?.[remote]
      if (part && isPartSigned(its, before, remote, document)) return [remote, part]
      if (signsFor(signer.line, remote)) return [remote, signer.sign(partMessage(remote, document.microFrontends))]
      throw new Error(notIts(signer, keys, remote))
    }),
  )
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
