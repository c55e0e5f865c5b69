import { signsFor } from '../../shared/src/releases/index.ts'
import { liveDocument, liveKeys } from './contract-fit.ts'
import { keyIdOf, namedKeys } from './keys.ts'
import { trustedKeys, withListedKeys, type Store } from './store.ts'
import { storeState, warnings } from './store-state.ts'
import { foreignRemoteRefusal } from './verified.ts'

/**
 * Opens the store for a change of a remote, and prints warnings about the other remotes. Throws where our key may not
 * sign for this remote, or the current document cannot be built upon.
 */
export async function openForChange(local: Store, remote: string): Promise<Store> {
  const store = await withVerifiedKey(local)
  const { signer } = store
  if (!signsFor(signer.line, remote)) throw new Error(foreignRemoteRefusal(signer, trustedKeys(signer), remote))
  const state = storeState(store)
  if (!state.before) await refuseOtherStore(store)
  for (const words of warnings(state, remote)) console.warn(words)
  return store
}

/**
 * The store with the live site's keys, if the site answers. They take precedence over RELEASE_KEYS: when RELEASE_KEYS
 * was incomplete, a key was taken to sign for all remotes and signed other teams' parts, which then ran nowhere.
 */
export async function withLiveKeys(store: Store): Promise<Store> {
  const live = await liveKeys()
  return live ? withListedKeys(store, live) : store
}

/**
 * The store with the live site's keys. Throws where the site does not list our key: it would refuse what that signs.
 * Where the site does not answer, or none is named, RELEASE_KEYS has to say which remotes our key signs for.
 */
export async function withVerifiedKey(local: Store): Promise<Store> {
  const store = await withLiveKeys(local)
  const { live, line, keyId, isListed } = store.signer
  if (!live && !isListed) refuseGuess(keyId)
  if (!live || live.includes(line)) return store
  throw new Error(
    `The live site does not know the key ${keyId} (RELEASE_KEY_FILE): its releaseKeys are ${live.map(keyIdOf).join(', ')}.`,
  )
}

/**
 * Throws where somebody named a site or keys, and neither says what our key signs for: it would be taken to sign for all
 * remotes. Only a local site, for which neither is set, works like that.
 */
function refuseGuess(keyId: string): void {
  if (process.env['SHELL_URL']) {
    throw new Error(
      `The live site does not say now what the key ${keyId} (RELEASE_KEY_FILE) signs for. Try again, or name the lines of ` +
        "all teams' keys as the site has them, this one's too, in RELEASE_KEYS.",
    )
  }
  if (namedKeys().length === 0) return
  throw new Error(
    `RELEASE_KEYS does not list the key ${keyId} (RELEASE_KEY_FILE), and SHELL_URL names no live site that may. Set ` +
      "SHELL_URL, or name the lines of all teams' keys as the site has them, this one's too, in RELEASE_KEYS.",
  )
}

/**
 * If the store is empty but the live site serves releases, it is not the store that the live site reads: throws, for a
 * release would reach nobody.
 */
async function refuseOtherStore({ folder }: Store): Promise<void> {
  const document = await liveDocument()
  if (!document) return
  throw new Error(
    `${folder} has no releases, but the live site serves some: ${document}. Is the bucket mounted, and RELEASES_DIR right?`,
  )
}
