import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteKeys } from './site-config.ts'
import { readSignedIn, trustedKeys, type Store } from '../releases/store.ts'
import type { SignedText } from '../releases/vouched.ts'

/** What the site's server needs of the releases. */
export interface Releases {
  /** The signed document as it is now; undefined while there is none that a trusted key signed. */
  current(): SignedText | undefined
  /** The two files as they lie there, whoever wrote them: what a static server would hand out. */
  raw(name: 'remotes.json' | 'remotes.json.sig'): string | undefined
  /** The folder with the versions of a remote. */
  files(remote: string): string
  readonly keys: SiteKeys
}

/** Reads the store anew for each answer, so that a release shows with the next page load. */
export const releasesOf = ({ folder, signer }: Store, testerKeyHashes: readonly string[]): Releases =>
  releasesIn(folder, { releaseKeys: trustedKeys(signer), testerKeyHashes })

/** Reads the releases of a folder, anew for each answer; its document has to be signed with one of these keys. */
export function releasesIn(folder: string, keys: SiteKeys): Releases {
  return {
    keys,
    files: (remote) => join(folder, remote),
    current() {
      try {
        return readSignedIn(folder, keys.releaseKeys)
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        return undefined
      }
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
