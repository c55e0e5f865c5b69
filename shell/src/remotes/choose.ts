import { HOST_API, HOST_API_MINOR, type RemoteName } from '@croupier/shared/host'
import { chooseVersion, defaultVersion, fitsHost, type BuiltFor } from '@croupier/shared/releases'
import type { Releases } from './releases.ts'
import type { Trial } from './testing.ts'

/** An entry to load, and what must be known of it before anything of it runs. */
export interface Choice {
  readonly url: string
  readonly version: string
  /** Empty only for an entry on a tester's own machine. */
  readonly integrity: string
  /** Unknown for an entry on a tester's own machine. */
  readonly builtFor?: BuiltFor
  readonly isTrial: boolean
}

/** Whether this page's shell can run what was built for such a contract. */
export const fits = (builtFor: BuiltFor) => fitsHost(builtFor, { hostApi: HOST_API, hostApiMinor: HOST_API_MINOR })

/**
 * The versions of a remote to try, in this order: the tester's, or the visitor's own and then everyone's when a
 * canary cannot be loaded. This shell may be older than they ask for (the page has been open since before it, or the
 * operator put an older one back): then the listed one that was everyone's last and fits comes behind them.
 */
export function choicesOf(
  name: RemoteName,
  { remotes }: Releases,
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
  const standard = defaultVersion(versions)
  // Everyone's own where it fits. What is newer than it was withdrawn, or not everyone's yet.
  const fitting = versions.find(({ extras }) => fits(extras) && extras.released <= standard!.extras.released)
  return [...new Set([chooseVersion(versions, visitor, name), standard, fitting])].flatMap((version) =>
    version ? [choiceOf(version, false)] : [],
  )
}

function choiceOf({ url, metadata, extras }: NonNullable<ReturnType<typeof defaultVersion>>, isTrial: boolean): Choice {
  return { url, version: metadata.version, integrity: metadata.integrity, builtFor: extras, isTrial }
}
