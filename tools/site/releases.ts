import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteKeys } from './site-config.ts'
import { formerSignedIn, readSignedIn, trustedKeys, type Store } from '../releases/store.ts'
import type { SignedText } from '../releases/verified.ts'

/** What the site's server needs from the releases. */
export interface Releases {
  /**
   * The current signed document. While it is damaged, or missing, the newest former one that a trusted key signed;
   * undefined where there is none.
   */
  current(): SignedText | undefined
  /** The two files as stored, whoever wrote them, as a static server would serve them. */
  raw(name: 'remotes.json' | 'remotes.json.sig'): string | undefined
  /** The folder with the versions of a remote. */
  files(remote: string): string
  readonly keys: SiteKeys
}

/** Reads the store for each request, so that a release shows with the next page load. */
export const releasesOf = ({ folder, signer }: Store, testerKeyHashes: readonly string[]): Releases =>
  releasesIn(folder, { releaseKeys: trustedKeys(signer), testerKeyHashes })

/** Reads a folder's releases for each request; the document has to be signed with one of these keys. */
export function releasesIn(folder: string, keys: SiteKeys): Releases {
  return {
    keys,
    files: (remote) => join(folder, remote),
    current() {
      try {
        const signed = readSignedIn(folder, keys.releaseKeys)
        if (signed) return signed
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
      }
      // No weaker than the current one: browsers verify it too, and prefer a later one that they have stored.
      const [former] = formerSignedIn(folder, keys.releaseKeys)
      return former
    },
    raw(name) {
      try {
        return readFileSync(join(folder, name), 'utf8')
      } catch {
        return undefined
      }
    },
  }
}
