import { join } from 'node:path'
import { screens } from '../../shared/src/host/screens.ts'
import { checkContract } from '../checks/contract.ts'
import { build } from '../lib/build.ts'
import { bundles, root } from '../lib/paths.ts'
import { unitTests } from '../lib/unit-tests.ts'
import { originOf, urlCheck, urlProblems } from './addresses.ts'
import { contractProblems, liveShell, problemsOfListed } from './contract-fit.ts'
import { copyToStore, isWhole } from './copy-to-store.ts'
import {
  decideRelease,
  decideRollback,
  missingFilesRefusal,
  named,
  unfitRefusal,
  type Decision,
  type KnownProblems,
  type Undecided,
} from './decide.ts'
import {
  canaryOf,
  findVersion,
  sharesOf,
  versionOf,
  versionsOf,
  type ListedVersion,
  type ReleaseDocument,
} from './document.ts'
import { moduleProblems } from './exposed-module.ts'
import { openForChange, withVerifiedKey } from './open-store.ts'
import { publish } from './publish.ts'
import { entryOf, readBuilt, type Built } from './read-built.ts'
import { restoreLastGood } from './restore.ts'
import { revision } from './revision.ts'
import type { Store } from './store.ts'
import { readDocument, restartRefusal, storeState, warnings } from './store-state.ts'

interface Wanted {
  readonly remote: string
  readonly traffic: number
  readonly dist?: string
}

/**
 * Builds a remote, checks it against the live shell, runs its tests, and publishes it. Throws why it cannot be
 * released.
 */
export async function release(local: Store, { remote, traffic, dist }: Wanted): Promise<void> {
  // Fails before the build, which takes a minute, when the current document cannot be built upon.
  const store = await openForChange(local, remote)
  const source = revision()
  if (source.endsWith('+'))
    console.warn(`Files here differ from the commit that the journal names (${source}): commit what you release.`)
  const origin = originOf(store, remote)
  const folder = dist ?? (await builtHere(remote))
  const built = readBuilt(remote, folder)
  const known = findVersion(readDocument(store), remote, built.version)
  if (known) console.log(`${remote} ${built.version} was checked and copied before`)
  else await check(store, built, dist === undefined)
  const isCopied = await copyToStore(store, built)
  // Built anew for a known version too: its URL may be at an origin that is no longer, or never was, the right one.
  const entry = entryOf(built, origin, known?.extras.released ?? new Date().toISOString())
  if (known) return raiseShare(store, remote, built.version, traffic, { entry, isRestored: isCopied })
  const problems = await urlProblems(entry)
  if (problems.length > 0) throw new Error(`${remote} is not released:\n- ${problems.join('\n- ')}`)
  await publishDecision(store, remote, 'release', (document) => decideRelease(document, remote, entry, traffic), source)
}

/** A build of a listed version. */
interface Renewed {
  readonly entry: Entry
  /** The store had lost the version's files, or they were damaged, and has them again. */
  readonly isRestored: boolean
}

/**
 * Gives a listed version (a part of its name is enough) more visitors, or the URL of `renewed`; nothing is built. The
 * shell may have changed since that version was released, so this throws where the live one does not answer. It also
 * throws where there is nothing to do, unless files were restored, which was something.
 */
export async function raiseShare(
  local: Store,
  remote: string,
  name: string,
  traffic: number,
  renewed?: Renewed,
): Promise<void> {
  const store = await openForChange(local, remote)
  const found = named(versionsOf(readDocument(store), remote), name)
  if (typeof found === 'string') throw new Error(found)
  const version = versionOf(found)
  const fits = problemsOfListed(store, remote, await liveShell(store))(version)
  const isComplete = isWhole(store, remote, version)
  const problems = [...fits, ...(await urlProblems(renewed?.entry ?? found))]
  await publishDecision(store, remote, 'release', (document) => {
    const entry = findVersion(document, remote, version)
    if (!entry) return { refused: `${remote} has no listed version ${version}: npm run releases -- ${remote}` }
    if (!isComplete) return { refused: missingFilesRefusal(remote, version) }
    if (problems.length > 0) return { refused: unfitRefusal(remote, version, problems) }
    const decision = decideRelease(document, remote, renewed?.entry ?? entry, traffic)
    const isDone = 'refused' in decision && decision.isDone && renewed?.isRestored
    return isDone ? undefined : decision
  })
  if (renewed?.isRestored) console.log(`The files of ${remote} ${version} are in the store again.`)
}

/**
 * Gives visitors back the version that they had before, or the named one. Throws when there is none, or none that fits
 * the live shell. Where the shell, its page or the version's address does not answer, it warns and goes on, for a rollback
 * is urgent; without the shell this takes RELEASE_KEYS, since nothing else says then which remotes the key signs for.
 */
export async function rollback(local: Store, remote: string, to?: string): Promise<void> {
  const store = await openForChange(local, remote)
  if (storeState(store).restartedRemotes.includes(remote)) throw new Error(restartRefusal(remote))
  const shell = await liveShell(store).catch((error: unknown) => {
    console.warn(`${error instanceof Error ? error.message : error} Whether the version fits it was not looked at.`)
  })
  const fitProblems = problemsOfListed(store, remote, shell || undefined)
  const checkUrl = urlCheck(!!shell)
  const checked = new Map<string, readonly string[]>()
  const tryOnce = () =>
    publishDecision(store, remote, 'rollback', (document, journal) => {
      const skipped: string[] = []
      const isComplete = (version: string) => {
        const areThere = isWhole(store, remote, version)
        if (!areThere) skipped.push(missingFilesRefusal(remote, version))
        return areThere
      }
      const problemsOf: KnownProblems = (version) => {
        const fits = fitProblems(version)
        const problems = fits.length > 0 ? fits : checked.get(findVersion(document, remote, version)!.url)
        if (problems && problems.length > 0) skipped.push(unfitRefusal(remote, version, problems))
        return problems
      }
      const decision = decideRollback(document, journal, remote, to, isComplete, problemsOf)
      if ('document' in decision) for (const words of skipped) console.log(`skipped: ${words}`)
      return decision
    })
  // Only the URLs that the decision depends on are requested, one after another, and not while the store is locked.
  let unchecked = await tryOnce()
  while (unchecked) {
    checked.set(unchecked.url, await checkUrl(unchecked))
    unchecked = await tryOnce()
  }
}

/** Replaces a damaged document by the last one that a trusted key signed. */
export async function restore(local: Store): Promise<void> {
  for (const words of warnings(await restoreLastGood(await withVerifiedKey(local)), '')) console.warn(words)
  console.log('the last good document is back')
}

type Entry = ReturnType<typeof entryOf>
type Decide = (
  document: ReleaseDocument,
  journal: Parameters<Parameters<typeof publish>[1]>[1],
) => Decision | Undecided | undefined

/**
 * Publishes what is decided; undefined leaves the document as it is. Returns the version that has to be checked before
 * that can be; nothing is changed then.
 */
async function publishDecision(
  store: Store,
  remote: string,
  what: 'release' | 'rollback',
  decide: Decide,
  source = '',
): Promise<ListedVersion | undefined> {
  const undecided: Undecided[] = []
  const after = await publish(store, (document, journal) => {
    const decision = decide(document, journal)
    if (!decision) return undefined
    if ('unchecked' in decision) {
      undecided.push(decision)
      return undefined
    }
    if ('refused' in decision) throw new Error(decision.refused)
    const canary = canaryOf(versionsOf(document, remote))
    const shareOf = (version: string) => findVersion(decision.document, remote, version)?.deployment.traffic
    const ended = canary && what === 'release' && shareOf(versionOf(canary)) === 0
    if (ended)
      console.log(`the canary ${canary.metadata.version} (${canary.deployment.traffic} %) gives way to this one`)
    return { document: decision.document, actions: [{ what, remote, version: decision.version, revision: source }] }
  })
  const [first] = undecided
  if (first) return first.unchecked
  const shares = Object.entries(sharesOf(after, remote)).map(([version, share]) => `${version} ${share} %`)
  console.log(`\n${remote}: ${shares.join(', ')}\nOpen pages keep what they have; the next page load gets this.`)
  return undefined
}

async function builtHere(remote: string): Promise<string> {
  const stale = await checkContract()
  if (stale.length > 0) throw new Error(stale.join('\n'))
  console.log(`building ${remote} …`)
  await build([remote])
  return join(root, bundles.find(({ name }) => name === remote)!.folder, 'dist')
}

/**
 * Checks the build against the contract and, unless it was brought with --dist, runs the remote's tests. Throws on
 * problems.
 */
async function check(store: Store, built: Built, withTests: boolean): Promise<void> {
  const shell = await liveShell(store)
  if (!shell) console.log('no shell runs with this store yet: the contract is compared when one does')
  const owned = Object.entries(screens).filter(([, screen]) => screen.owner === built.remote)
  console.log(`checking ${built.remote} ${built.version} against the contract …`)
  const problems = [
    ...(shell ? contractProblems(built, shell) : []),
    ...(await moduleProblems(
      built,
      owned.map(([id]) => id),
    )),
  ]
  if (problems.length > 0) throw new Error(`${built.remote} is not released:\n- ${problems.join('\n- ')}`)
  if (!withTests) return
  console.log(`unit and contract tests of ${built.remote} …`)
  const outcomes = await unitTests([bundles.find(({ name }) => name === built.remote)!.folder])
  if (outcomes.some(({ failed }) => failed > 0))
    throw new Error(`${built.remote} is not released: its tests fail, see above.`)
}
