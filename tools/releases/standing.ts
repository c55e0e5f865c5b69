import { signsFor } from '../../shared/src/releases/index.ts'
import { emptyDocument, versionsOf, without, withVersions, type ReleaseDocument } from './document.ts'
import { formerSigned, readSigned, trustedKeys, type Store } from './store.ts'
import { hasVouchedPart, unvouched, type SignedText } from './vouched.ts'

/** What the next document goes on from. */
export interface Standing {
  readonly document: ReleaseDocument
  /** The document and the parts' signatures that may be carried on; undefined in a store without releases. */
  readonly before: SignedText | undefined
  /** Remotes of our key that no known key vouches for: they are left out, for our name under the whole would vouch for them. */
  readonly begun: readonly string[]
  /** Those of other teams: they go on as they are, and run on no page until their team ships them anew. */
  readonly carried: readonly string[]
}

/** What the store says now. Throws when no trusted key signed it, or where it cannot be told what may be gone on from. */
export function standing(store: Store): Standing {
  const signed = readSigned(store)
  if (!signed) return { document: emptyDocument, before: undefined, begun: [], carried: [] }
  const document = JSON.parse(signed.text) as ReleaseDocument
  return standingOf(store, signed, document, unvouched(trustedKeys(store.signer), signed))
}

/** What the store says now, as far as our key goes on from it. Throws as `standing` does. */
export const readDocument = (store: Store): ReleaseDocument => standing(store).document

/**
 * The newest former document that a trusted key signed, for a store whose own one was damaged. A part of it that nobody
 * known vouches for is the last one that its team signed.
 */
export function lastGood(store: Store): Standing | undefined {
  const keys = trustedKeys(store.signer)
  const [newest, ...older] = formerSigned(store)
  if (!newest) return undefined
  let document = JSON.parse(newest.text) as ReleaseDocument
  let { signature } = newest
  const left = unvouched(keys, newest).filter((remote) => {
    const good = older.find((signed) => hasVouchedPart(keys, signed, remote))
    if (!good) return true
    document = withVersions(document, remote, versionsOf(JSON.parse(good.text) as ReleaseDocument, remote))
    signature = { ...signature, parts: { ...signature.parts, [remote]: good.signature.parts![remote]! } }
    return false
  })
  return standingOf(store, { text: newest.text, signature }, document, left)
}

function standingOf(
  { folder, signer }: Store,
  before: SignedText,
  document: ReleaseDocument,
  dark: readonly string[],
): Standing {
  const begun = dark.filter((remote) => signsFor(signer.line, remote))
  // Where the live site has not said which keys it knows, its pages may run what nobody known here signed.
  if (begun.length > 0 && !signer.live) {
    throw new Error(
      `No key that is known here signed what ${folder} has of ${begun.join(', ')}. Name the lines of all teams' keys in ` +
        'RELEASE_KEYS, or the live site in SHELL_URL: what it knows no key of begins anew with a release. Where somebody ' +
        'changed it, bring the last good one back: npm run releases -- --restore',
    )
  }
  const carried = dark.filter((remote) => !begun.includes(remote))
  return { document: without(document, begun), before, begun, carried }
}

/** What the team that changes this remote has to know of the others, a sentence each. */
export function warnings({ begun, carried }: Standing, remote: string): string[] {
  const dark = 'no key that the site knows signed what is released of it, and no page runs that'
  return [
    ...carried.map((each) => `${each}: ${dark} until its team ships it anew, or npm run releases -- --restore.`),
    ...begun
      .filter((each) => each !== remote)
      .map((each) => `${each}: ${dark}. It is off the list now; ship it anew: npm run release -- ${each}`),
  ]
}

/** Why there is nothing to roll back to where no known key vouches for what is listed. */
export const beginsAnew = (remote: string) =>
  `No key that the site knows signed what is listed of ${remote}: ship it anew (npm run release -- ${remote}). Who knows ` +
  'that what the former key signed is good names its line in RELEASE_KEYS, and rolls back then.'
