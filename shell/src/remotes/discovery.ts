import type { RemoteName, ScreenId } from '@croupier/shared/host'
import type { Boot } from '../boot/boot.ts'
import { createValue, type Value } from '../host/value.ts'
import type { Reporter } from '../reports/reporter.ts'
import type { Owner } from '../reports/watch-page.ts'
import { choicesOf, type Choice } from './choose.ts'
import { RemoteRegistry } from './load-remote.ts'
import { firstReleases, laterReleases, type VerifiedDocument } from './releases.ts'
import type { Trial } from './trials.ts'
import { TRIAL_KEY } from './trial-key.ts'
import { visitorId } from './visitor.ts'

export interface Discovery {
  readonly registry: RemoteRegistry
  /** What a tester tries in this tab; everyone else has none. */
  readonly trials: Value<readonly Trial[]>
  /**
   * Fetches the document again; remotes that are not loaded yet come from the new one. Resolves to false if there is no
   * newer one.
   */
  refresh(): Promise<boolean>
  /** The versions of a remote that a page loaded now would try, the best one first. */
  choices(name: RemoteName): Promise<readonly Choice[]>
  /** The entries that could not be run in this page. */
  readonly refused: ReadonlySet<string | undefined>
  /** The files of a screen as listed by the page's server. Each list is returned once, and is empty after that. */
  takeFiles(id: ScreenId, language: string): readonly string[]
  /** The owner of the code that an address or an error's stack belongs to. */
  ownerOf(text: string): Owner
  /** The shell and every remote that runs in this page. */
  owners(): readonly Owner[]
}

/** Wires the discovery document, the visitor's choice of versions and the registry of what runs. */
export function createDiscovery({ site, remotes: inlined, preload }: Boot, reporter: Reporter): Discovery {
  const shell: Owner = { remote: 'shell', version: __BUILD_VERSION__ }
  const source = {
    keys: site.releaseKeys,
    problem(name: string, message: unknown) {
      console.warn(name, message)
      reporter.add({ kind: 'refused', ...shell, name, message })
    },
  }
  const trials = createValue<readonly Trial[]>([])
  let verified: Promise<VerifiedDocument> = firstReleases(inlined, source)
  const trialsRead = readTrials(site.testerKeyHashes).then(
    (found) => trials.set(found),
    (error: unknown) => console.warn('no trials', error),
  )
  const visitor = visitorId()
  const files = new Map(Object.entries(preload?.screens ?? {}))
  const requestedFiles = new Set(window.croupierWarmed)
  const refused = new Set<string | undefined>()
  const refresh = async () => {
    const newer = await laterReleases(await verified, source)
    if (newer) verified = Promise.resolve(newer)
    return newer !== undefined
  }
  const choices = async (name: RemoteName) => {
    const [now] = await Promise.all([verified, trialsRead])
    // Without any version to choose from, fetch the document again: that is what Try again is for.
    if (!now.remotes[name]) await refresh()
    return choicesOf(name, await verified, visitor, trials.get())
  }
  const registry = new RemoteRegistry({
    choices,
    files: () => [...requestedFiles],
    onLoaded: (remote, { version }, value) => reporter.add({ kind: 'load', remote, version, name: 'ready', value }),
    onRefused: (remote, choice, message) => {
      refused.add(choice?.url)
      reporter.add({ kind: 'refused', remote, version: choice?.version ?? '', name: 'load', message })
    },
  })
  return {
    registry,
    trials,
    refresh,
    choices,
    refused,
    takeFiles(id, language) {
      // A tester's versions are not the listed ones.
      const listed = trials.get().length > 0 ? undefined : files.get(id)
      files.delete(id)
      const found = listed ? [...listed.files, ...(listed.words[language] ?? [])] : []
      found.forEach((file) => requestedFiles.add(file))
      return found
    },
    ownerOf(text) {
      for (const [remote, { url, version }] of registry.running()) {
        if (text.includes(url.slice(0, url.lastIndexOf('/') + 1))) return { remote, version }
      }
      return shell
    },
    owners: () => [shell, ...[...registry.running()].map(([remote, { version }]) => ({ remote, version }))],
  }
}

/** Players have no trials, and do not load the code that reads them. */
async function readTrials(keyHashes: readonly string[]): Promise<readonly Trial[]> {
  if (!/[?&]try=/.test(location.search) && !sessionStorage.getItem(TRIAL_KEY)) return []
  return (await import('./trials.ts')).readTrials(keyHashes)
}
