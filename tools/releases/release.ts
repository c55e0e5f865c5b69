import { join } from 'node:path'
import { screens } from '../../shared/src/host/screens.ts'
import { signsFor } from '../../shared/src/releases/index.ts'
import { build } from '../lib/build.ts'
import { checkContract } from '../checks/contract.ts'
import { bundles, root } from '../lib/paths.ts'
import { unitTests } from '../lib/unit-tests.ts'
import { isOwnMachine, siteElsewhere } from '../site/origin.ts'
import { sitePort } from '../site/ports.ts'
import { originsOf, remoteOrigin } from '../site/site-config.ts'
import { entryOf, readBuilt, type Built } from './built.ts'
import { copyToStore, isWhole } from './copy.ts'
import { decideRelease, decideRollback, lost, unfit, type Decision } from './decide.ts'
import { canaryOf, findVersion, sharesOf, versionOf, versionsOf, type ReleaseDocument } from './document.ts'
import { moduleProblems } from './exposed-module.ts'
import { listedMisfits, liveDocument, liveKeys, liveShell, misfits, type Misfits } from './fits.ts'
import { keyIdOf, namedKeys } from './keys.ts'
import { addressProblems } from './live-address.ts'
import { publish } from './publish.ts'
import { restoreLastGood } from './restore.ts'
import { revision } from './revision.ts'
import { beginsAnew, readDocument, standing, warnings } from './standing.ts'
import { trustedKeys, withListedKeys, type Store } from './store.ts'
import { notIts } from './vouched.ts'

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
  const store = await storeForChange(local, remote)
  const source = revision()
  if (source.endsWith('+'))
    console.warn(`Files here differ from the commit that the journal names (${source}): commit what you release.`)
  const origin = originOf(store, remote)
  const folder = dist ?? (await builtHere(remote))
  const built = readBuilt(remote, folder)
  const known = findVersion(readDocument(store), remote, built.version)
  if (known) console.log(`${remote} ${built.version} was checked and copied before`)
  else await check(store, built, dist === undefined)
  await copyToStore(store, built)
  // Built anew for a known version too: its URL may be at an origin that is no longer, or never was, the right one.
  const entry = entryOf(built, origin, known?.extras.released ?? new Date().toISOString())
  if (known) return raiseShare(store, remote, built.version, traffic, entry)
  const problems = await addressProblems(entry)
  if (problems.length > 0) throw new Error(`${remote} is not released:\n- ${problems.join('\n- ')}`)
  await change(store, remote, 'release', (document) => decideRelease(document, remote, entry, traffic), source)
}

/**
 * Gives a listed version more visitors, or the URL of `renewed`; nothing is built. The shell may have changed since that
 * version was released, so this throws where the live one does not answer.
 */
export async function raiseShare(
  local: Store,
  remote: string,
  version: string,
  traffic: number,
  renewed?: Entry,
): Promise<void> {
  const store = await storeForChange(local, remote)
  const fits = listedMisfits(store, remote, await liveShell(store))(version)
  const there = isWhole(store, remote, version)
  const listed = renewed ?? findVersion(readDocument(store), remote, version)
  const problems = listed ? [...fits, ...(await urlProblems(listed))] : []
  await change(store, remote, 'release', (document) => {
    const entry = findVersion(document, remote, version)
    if (!entry) return { refused: `${remote} has no listed version ${version}: npm run releases -- ${remote}` }
    if (!there) return { refused: lost(remote, version) }
    if (problems.length > 0) return { refused: unfit(remote, version, problems) }
    return decideRelease(document, remote, renewed ?? entry, traffic)
  })
}

/**
 * Gives visitors back the version that they had before, or the named one. Throws when there is none, or none that fits
 * the live shell. If the shell does not answer, it warns and goes on, for a rollback is urgent; this takes
 * RELEASE_KEYS, since nothing else says then which remotes the key signs for.
 */
export async function rollback(local: Store, remote: string, to?: string): Promise<void> {
  const store = await storeForChange(local, remote)
  if (standing(store).begun.includes(remote)) throw new Error(beginsAnew(remote))
  const shell = await liveShell(store).catch((error: unknown) => {
    console.warn(`${error instanceof Error ? error.message : error} Whether the version fits it was not looked at.`)
  })
  const misfitsOf = listedMisfits(store, remote, shell || undefined)
  const urls = await listedUrlProblems(store, remote, !!shell)
  await change(store, remote, 'rollback', (document, journal) => {
    const passedOver: string[] = []
    const there = (version: string) => {
      const isThere = isWhole(store, remote, version)
      if (!isThere) passedOver.push(lost(remote, version))
      return isThere
    }
    const misfits: Misfits = (version) => {
      const problems = [...misfitsOf(version), ...(urls.get(version) ?? [])]
      if (problems.length > 0) passedOver.push(unfit(remote, version, problems))
      return problems
    }
    const decision = decideRollback(document, journal, remote, to, there, misfits)
    if (!('refused' in decision)) for (const words of passedOver) console.log(`passed over: ${words}`)
    return decision
  })
}

/**
 * Why visitors of the live site could not load a version from its URL. Where that site does not answer (`answers`), only
 * a URL on the visitors' own machines is found.
 */
async function urlProblems({ url, metadata }: Entry, answers = true): Promise<string[]> {
  const shell = siteElsewhere()
  if (shell && isOwnMachine(url))
    return [`It is at ${new URL(url).origin}: visitors of ${shell} would look for it on their own machines.`]
  return answers ? addressProblems({ url, metadata }) : []
}

/** `urlProblems` of each listed version of a remote, by version. */
async function listedUrlProblems(store: Store, remote: string, answers: boolean) {
  const versions = versionsOf(readDocument(store), remote)
  return new Map(
    await Promise.all(versions.map(async (listed) => [versionOf(listed), await urlProblems(listed, answers)] as const)),
  )
}

/**
 * The store with the live site's keys, if the site answers. They take precedence over RELEASE_KEYS: when RELEASE_KEYS
 * was incomplete, a key was taken to sign for all remotes and signed other teams' parts, which then ran nowhere.
 */
export async function withLiveKeys(store: Store): Promise<Store> {
  const live = await liveKeys()
  return live ? withListedKeys(store, live) : store
}

/** Replaces a damaged document by the last one that a trusted key signed. */
export async function restore(local: Store): Promise<void> {
  for (const words of warnings(await restoreLastGood(await acceptedByLiveSite(local)), '')) console.warn(words)
  console.log('the last good document is back')
}

type Entry = ReturnType<typeof entryOf>
type Decide = (document: ReleaseDocument, journal: Parameters<Parameters<typeof publish>[1]>[1]) => Decision

async function change(
  store: Store,
  remote: string,
  what: 'release' | 'rollback',
  decide: Decide,
  source = '',
): Promise<void> {
  const after = await publish(store, (document, journal) => {
    const decision = decide(document, journal)
    if ('refused' in decision) throw new Error(decision.refused)
    const canary = canaryOf(versionsOf(document, remote))
    const shareOf = (version: string) => findVersion(decision.document, remote, version)?.deployment.traffic
    const ended = canary && what === 'release' && shareOf(versionOf(canary)) === 0
    if (ended)
      console.log(`the canary ${canary.metadata.version} (${canary.deployment.traffic} %) gives way to this one`)
    return { document: decision.document, deeds: [{ what, remote, version: decision.version, revision: source }] }
  })
  const shares = Object.entries(sharesOf(after, remote)).map(([version, share]) => `${version} ${share} %`)
  console.log(`\n${remote}: ${shares.join(', ')}\nOpen pages keep what they have; the next page load gets this.`)
}

async function builtHere(remote: string): Promise<string> {
  const stale = await checkContract()
  if (stale.length > 0) throw new Error(stale.join('\n'))
  console.log(`building ${remote} …`)
  await build([remote])
  return join(root, bundles.find(({ name }) => name === remote)!.folder, 'dist')
}

/**
 * Opens the store for a change of a remote, and prints warnings about the other remotes. Throws where our key may not
 * sign for this remote, or the current document cannot be built upon.
 */
async function storeForChange(local: Store, remote: string): Promise<Store> {
  const store = await acceptedByLiveSite(local)
  const { signer } = store
  if (!signsFor(signer.line, remote)) throw new Error(notIts(signer, trustedKeys(signer), remote))
  const now = standing(store)
  if (!now.before) await refuseOtherStore(store)
  for (const words of warnings(now, remote)) console.warn(words)
  return store
}

/**
 * If the store is empty but the live site serves releases, it is not the store that the live site reads: throws, for a
 * release would reach nobody.
 */
async function refuseOtherStore({ folder }: Store): Promise<void> {
  const document = await liveDocument()
  if (!document) return
  throw new Error(
    `${folder} has no releases, but the live site hands some out: ${document}. Is the bucket mounted, and RELEASES_DIR right?`,
  )
}

/**
 * The store with the live site's keys. Throws where the site does not list our key: it would refuse what that signs.
 * Where the site does not answer, or none is named, RELEASE_KEYS has to say which remotes our key signs for.
 */
async function acceptedByLiveSite(local: Store): Promise<Store> {
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
 * Checks the build against the contract and, unless it was brought with --dist, runs the remote's tests. Throws on
 * problems.
 */
async function check(store: Store, built: Built, withTests: boolean): Promise<void> {
  const shell = await liveShell(store)
  if (!shell) console.log('no shell runs with this store yet: the contract is compared when one does')
  const owned = Object.entries(screens).filter(([, screen]) => screen.owner === built.remote)
  console.log(`holding ${built.remote} ${built.version} against the contract …`)
  const problems = [
    ...(shell ? misfits(built, shell) : []),
    ...(await moduleProblems(
      built,
      owned.map(([id]) => id),
    )),
  ]
  if (problems.length > 0) throw new Error(`${built.remote} does not go out:\n- ${problems.join('\n- ')}`)
  if (!withTests) return
  console.log(`unit and contract tests of ${built.remote} …`)
  const outcomes = await unitTests([bundles.find(({ name }) => name === built.remote)!.folder])
  if (outcomes.some(({ failed }) => failed > 0))
    throw new Error(`${built.remote} does not go out: its tests fail, see above.`)
}

/**
 * The origin of a remote's files: REMOTE_ORIGIN, otherwise that of its listed versions, otherwise this machine's port.
 * Throws where that would send the visitors of a site elsewhere to their own machines.
 */
function originOf(store: Store, remote: string): string {
  const template = process.env['REMOTE_ORIGIN']
  if (template) return remoteOrigin(template, remote)
  const [listed] = versionsOf(readDocument(store), remote)
  const origin = listed ? new URL(listed.url).origin : originsOf(sitePort()).remotes[remote]!
  const shell = siteElsewhere()
  if (!shell || !isOwnMachine(origin)) return origin
  throw new Error(`REMOTE_ORIGIN is not set: visitors of ${shell} would look for ${remote} on their own machines.`)
}
