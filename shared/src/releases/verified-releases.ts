import { documentName, readDocument, type ReleasesByRemote } from './document.ts'
import { signedMessage, signersOf, type DocumentSignature } from './signature.ts'

/**
 * Whether the key in a line of `releaseKeys` may sign for a remote: after the key, the line lists the remotes that it
 * may ship, or says `all`.
 */
export const signsFor = (line: string, remote: string) =>
  line.split(' ').some((word) => word === remote || word === 'all')

/**
 * The message to sign for one remote's part of the document. It has no date, so the signature stays valid in later
 * documents that carry the part on, whoever signs those.
 */
export function partMessage(remote: string, microFrontends: Readonly<Record<string, unknown>>) {
  return signedMessage(remote, JSON.stringify(microFrontends[documentName(remote)]))
}

/**
 * The releases of a signed document. A remote is left out, and reported to `problem`, unless a key that may sign for it
 * signed the whole document or this part. Throws for what is no document, or was signed by none of the keys.
 */
export async function readVerifiedReleases(
  keys: readonly string[],
  { issued, signature, parts }: DocumentSignature,
  text: string,
  problem: (text: string) => void,
): Promise<ReleasesByRemote> {
  const signers = await signersOf(keys, signedMessage(issued, text), signature)
  if (signers.length === 0) throw new Error('none of the known keys signed the discovery document')
  const document = JSON.parse(text) as { microFrontends: Record<string, unknown> }
  const listed = Object.entries(readDocument(document, problem))
  const verified = await Promise.all(
    listed.map(async ([remote, versions]) => {
      const part = parts?.[remote]
      const message = partMessage(remote, document.microFrontends)
      const more = part ? await signersOf(keys, message, part) : []
      if ([...signers, ...more].some((line) => signsFor(line, remote))) return [[remote, versions] as const]
      problem(`no key that signs for ${remote} signed its part`)
      return []
    }),
  )
  return Object.fromEntries(verified.flat())
}
