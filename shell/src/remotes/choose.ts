import { HOST_API, HOST_API_MINOR, type RemoteName } from '@croupier/shared/host'
import { chooseVersion, defaultVersion, fitsHost, type BuiltFor } from '@croupier/shared/releases'
import type { VerifiedDocument } from './releases.ts'
import type { Trial } from './trials.ts'

/** A remote entry to load, and what must be known of it before any of its code runs. */
export interface Choice {
  readonly url: string
  readonly version: string
  /** Empty only for an entry on a tester's own machine. */
  readonly integrity: string
  /** Unknown for an entry on a tester's own machine. */
  readonly builtFor?: BuiltFor
  readonly isTrial: boolean
}

/** Whether this page's shell can run a remote that was built for this contract number. */
export const fits = (builtFor: BuiltFor) => fitsHost(builtFor, { hostApi: HOST_API, hostApiMinor: HOST_API_MINOR })

/**
 * The versions of a remote to try, best first: a tester's trial alone, else the one chosen for this visitor and then
 * everyone's, in case a canary cannot be loaded. This shell may be too old for these (the page was opened before it
 * went out, or the operator rolled the shell back): then the newest listed one that fits and is not newer than
 * everyone's comes last.
 */
export function choicesOf(
  name: RemoteName,
  { remotes }: VerifiedDocument,
  visitor: string,
  trials: readonly Trial[],
): readonly Choice[] {
  const versions = remotes[name] ?? []
  const trial = trials.find(({ remote }) => remote === name)
  if (trial) {
    const listed = versions.find(({ metadata }) => metadata.version === trial.wanted)
    if (listed) return [choiceOf(listed, true)]
    return trial.isLocal ? [{ url: trial.wanted, version: 'local', integrity: '', isTrial: true }] : []
  }
  const everyones = defaultVersion(versions)
  // This is everyone's own version if that fits. A newer one was withdrawn, or is not everyone's yet.
  const newestCompatible = versions.find(({ extras }) => fits(extras) && extras.released <= everyones!.extras.released)
  return [...new Set([chooseVersion(versions, visitor, name), everyones, newestCompatible])].flatMap((version) =>
    version ? [choiceOf(version, false)] : [],
  )
}

function choiceOf({ url, metadata, extras }: NonNullable<ReturnType<typeof defaultVersion>>, isTrial: boolean): Choice {
  return { url, version: metadata.version, integrity: metadata.integrity, builtFor: extras, isTrial }
}
