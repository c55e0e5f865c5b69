import { signsFor } from '../../shared/src/releases/index.ts'
import { emptyDocument, versionsOf, without, withVersions, type ReleaseDocument } from './document.ts'
import { formerSigned, readSigned, trustedKeys, type Store } from './store.ts'
import { hasVerifiedPart, unverified, type SignedText } from './verified.ts'

/** The state that the next document is based on. */
export interface StoreState {
  readonly document: ReleaseDocument
  /** The document with the signatures of its parts that may be kept; undefined in a store without releases. */
  readonly before: SignedText | undefined
  /**
   * Remotes of our key whose part no known key signed. They are left out: our signature of the whole would vouch for
   * them.
   */
  readonly restartedRemotes: readonly string[]
  /**
   * Other teams' remotes whose part no known key signed. They stay in the document, but no page runs them until their
   * team ships them again.
   */
  readonly unverifiedRemotes: readonly string[]
}

/**
 * The store's current state. Throws when no trusted key signed it, or where it cannot be decided which parts may be
 * kept.
 */
export function storeState(store: Store): StoreState {
  const signed = readSigned(store)
  if (!signed) return { document: emptyDocument, before: undefined, restartedRemotes: [], unverifiedRemotes: [] }
  const document = JSON.parse(signed.text) as ReleaseDocument
  return stateOf(store, signed, document, unverified(trustedKeys(store.signer), signed))
}

/**
 * The store's current document, without the remotes that our key does not build on (`restartedRemotes`). Throws as `storeState`
 * does.
 */
export const readDocument = (store: Store): ReleaseDocument => storeState(store).document

/**
 * The newest former document that a trusted key signed, for a store whose current one was damaged. A part of it that no
 * known key signed is replaced by the last one that its team signed.
 */
export function lastGood(store: Store): StoreState | undefined {
  const keys = trustedKeys(store.signer)
  const [newest, ...older] = formerSigned(store)
  if (!newest) return undefined
  let document = JSON.parse(newest.text) as ReleaseDocument
  let { signature } = newest
  const remaining = unverified(keys, newest).filter((remote) => {
    const good = older.find((signed) => hasVerifiedPart(keys, signed, remote))
    if (!good) return true
    document = withVersions(document, remote, versionsOf(JSON.parse(good.text) as ReleaseDocument, remote))
    signature = { ...signature, parts: { ...signature.parts, [remote]: good.signature.parts![remote]! } }
    return false
  })
  return stateOf(store, { text: newest.text, signature }, document, remaining)
}

function stateOf(
  { folder, signer }: Store,
  before: SignedText,
  document: ReleaseDocument,
  unverifiedNames: readonly string[],
): StoreState {
  const restartedRemotes = unverifiedNames.filter((remote) => signsFor(signer.line, remote))
  // While the live site's keys are unknown, its pages may be running a part that no key known here signed.
  if (restartedRemotes.length > 0 && !signer.live) {
    throw new Error(
      `No key that is known here signed what ${folder} has of ${restartedRemotes.join(', ')}. Name the lines of all teams' keys in ` +
        'RELEASE_KEYS, or the live site in SHELL_URL: a remote without a known key starts over with its next release. Where somebody ' +
        'changed it, bring the last good one back: npm run releases -- --restore',
    )
  }
  const unverifiedRemotes = unverifiedNames.filter((remote) => !restartedRemotes.includes(remote))
  return { document: without(document, restartedRemotes), before, restartedRemotes, unverifiedRemotes }
}

/** What the team that changes this remote has to know about the other remotes, a sentence each. */
export function warnings({ restartedRemotes, unverifiedRemotes }: StoreState, remote: string): string[] {
  const warning = 'no key that the site knows signed what is released of it, and no page runs that'
  return [
    ...unverifiedRemotes.map(
      (each) => `${each}: ${warning} until its team ships it anew, or npm run releases -- --restore.`,
    ),
    ...restartedRemotes
      .filter((each) => each !== remote)
      .map((each) => `${each}: ${warning}. It is off the list now; ship it anew: npm run release -- ${each}`),
  ]
}

/** The refusal of a rollback where no known key signed what is listed. */
export const restartRefusal = (remote: string) =>
  `No key that the site knows signed what is listed of ${remote}: ship it anew (npm run release -- ${remote}). Who knows ` +
  'that what the former key signed is good names its line in RELEASE_KEYS, and rolls back then.'
