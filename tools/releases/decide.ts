import {
  canaryOf,
  defaultOf,
  findVersion,
  versionOf,
  versionsOf,
  withShare,
  withVersions,
  type ListedVersion,
  type ReleaseDocument,
} from './document.ts'
import { defaultsInOrder, type JournalLine } from './journal.ts'

type Entry = Omit<ListedVersion, 'deployment'>

/** The changed document, or a sentence that says why there is no change; `isDone`: because all is as requested. */
export type Decision =
  | { readonly document: ReleaseDocument; readonly version: string }
  | { readonly refused: string; readonly isDone?: true }

/** The decision depends on a version whose problems nobody has looked for yet. */
export interface Undecided {
  readonly unchecked: ListedVersion
}

/** Why a listed version cannot be gone back to, in sentences; empty when it can, undefined when nobody has looked. */
export type KnownProblems = (version: string) => readonly string[] | undefined

/**
 * Decides a release: a new version gets its share, a listed one a larger share, or another URL with the share that it
 * has. Only a rollback reduces a share.
 */
export function decideRelease(document: ReleaseDocument, remote: string, entry: Entry, traffic: number): Decision {
  const { version } = entry.metadata
  const versions = versionsOf(document, remote)
  const listed = findVersion(document, remote, version)
  const canary = canaryOf(versions)
  const share = listed?.deployment.traffic ?? 0
  const isMoved = listed && listed.url !== entry.url
  if (isMoved && (listed.deployment.default || share >= traffic)) {
    const moved = { ...entry, deployment: listed.deployment }
    const all = versions.map((each) => (each === listed ? moved : each))
    return { document: withVersions(document, remote, all), version }
  }
  if (listed?.deployment.default) {
    if (!canary) return { refused: `${remote} ${version} has all visitors already: nothing to do.`, isDone: true }
    return {
      refused:
        `${remote} ${version} is what visitors get beside the canary ${versionOf(canary)} (${canary.deployment.traffic} %). ` +
        `To end the canary: npm run rollback -- ${remote}`,
    }
  }
  if (share === traffic)
    return { refused: `${remote} ${version} has ${traffic} % already: nothing to do.`, isDone: true }
  if (share > traffic) {
    return {
      refused: `${remote} ${version} has ${share} % already, and a share only grows. To take it back: npm run rollback -- ${remote}`,
    }
  }
  return { document: withShare(document, remote, listed ? entry : laterThan(versions, entry), traffic), version }
}

/**
 * The entry with a release time after those of all listed versions, even if the clocks of the machines that released
 * those were ahead: a page goes by this order (shell/src/remotes/choose.ts).
 */
function laterThan(versions: readonly ListedVersion[], entry: Entry): Entry {
  const times = versions.map(({ extras }) => Date.parse(extras.released)).filter(Number.isFinite)
  const latest = Math.max(...times)
  if (Date.parse(entry.extras.released) > latest) return entry
  return { ...entry, extras: { ...entry.extras, released: new Date(latest + 1).toISOString() } }
}

/** The refusal of a version that does not fit the live shell. */
export function unfitRefusal(remote: string, version: string, problems: readonly string[]): string {
  return `${remote} ${version} does not fit the live shell:\n- ${problems.join('\n- ')}`
}

/** The refusal of a version whose files are missing or damaged; releasing the same build again restores them. */
export function missingFilesRefusal(remote: string, version: string): string {
  return (
    `The files of ${remote} ${version} are not in the store any more, or not as they were released. That build brings ` +
    `them back: npm run release -- ${remote} --dist <folder>`
  )
}

/**
 * Decides a rollback: to the named version; without one it ends the canary; without a canary it goes back to the last
 * version that visitors got before and that fits the live shell. `isComplete` tells whether a version's files are intact in
 * the store.
 */
export function decideRollback(
  document: ReleaseDocument,
  journal: readonly JournalLine[],
  remote: string,
  to: string | undefined,
  isComplete: (version: string) => boolean,
  problemsOf: KnownProblems = () => [],
): Decision | Undecided {
  const versions = versionsOf(document, remote)
  const present = defaultOf(versions)
  if (!present) return { refused: `${remote} was never released: there is nothing to go back from.` }
  const target = to ? named(versions, to) : previous(versions, journal, remote, isComplete, problemsOf)
  if (typeof target === 'string') return { refused: target }
  if ('unchecked' in target) return target
  const version = versionOf(target)
  if (target === present && !canaryOf(versions))
    return { refused: `${remote} ${version} has all visitors already: nothing to do.` }
  if (!isComplete(version)) return { refused: missingFilesRefusal(remote, version) }
  // Ending a canary is always allowed: the other visitors have the present version anyway.
  const problems = target === present ? [] : problemsOf(version)
  if (!problems) return { unchecked: target }
  if (problems.length > 0) return { refused: unfitRefusal(remote, version, problems) }
  return { document: withShare(document, remote, target, 100), version }
}

/** The listed version with this name, or with this part of its name if it is the only one; otherwise a sentence. */
export function named(versions: readonly ListedVersion[], to: string): ListedVersion | string {
  const exact = versions.filter((listed) => versionOf(listed) === to)
  const found = exact.length > 0 ? exact : versions.filter((listed) => versionOf(listed).includes(to))
  if (found.length === 1) return found[0]!
  const names = versions.map(versionOf).join(', ')
  return found.length === 0
    ? `No listed version is ${to}. Listed are: ${names || 'none'}`
    : `More than one version is ${to}: ${names}`
}

function previous(
  versions: readonly ListedVersion[],
  journal: readonly JournalLine[],
  remote: string,
  isComplete: (version: string) => boolean,
  problemsOf: KnownProblems,
): ListedVersion | Undecided | string {
  const present = defaultOf(versions)!
  if (canaryOf(versions)) return present
  const refusals: string[] = []
  for (const listed of servedBefore(versions, present, defaultsInOrder(journal, remote))) {
    const version = versionOf(listed)
    if (!isComplete(version)) {
      refusals.push(missingFilesRefusal(remote, version))
      continue
    }
    const problems = problemsOf(version)
    if (!problems) return { unchecked: listed }
    if (problems.length === 0) return listed
    refusals.push(unfitRefusal(remote, version, problems))
  }
  const [last, ...others] = refusals
  if (last) return `${last}${others.length > 0 ? '\nNor will any do that visitors got before it.' : ''}`
  return `${versionOf(present)} is the first version that visitors of ${remote} got, as far as the store knows: there is none to go back to.`
}

/** The listed versions that visitors got before the present one, most recent first. */
function servedBefore(
  versions: readonly ListedVersion[],
  present: ListedVersion,
  order: readonly string[],
): readonly ListedVersion[] {
  const now = order.lastIndexOf(versionOf(present))
  // The present version may have been released with another key and be missing in the journal: then all versions in the
  // journal were before it.
  const known = (now < 0 ? order : order.slice(0, now)).toReversed()
  const before = known.flatMap((version) => versions.find((listed) => versionOf(listed) === version) ?? [])
  if (before.length > 0) return before
  // The journal was lost: take the versions that were released before the present one, newest first.
  const older = versions.filter(({ extras }) => extras.released < present.extras.released)
  return older.toSorted((a, b) => b.extras.released.localeCompare(a.extras.released))
}
