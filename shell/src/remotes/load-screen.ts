import {
  screenDefinition,
  type Host,
  type LoadedScreen,
  type ParamsOf,
  type RemoteName,
  type ScreenComponent,
  type ScreenId,
} from '@croupier/shared/host'
import { shellScreens } from '../pages/screens.ts'
import { warm } from '../inline-script/preload.ts'
import type { RemoteRegistry } from './load-remote.ts'
import type { Discovery } from './discovery.ts'

/** A screen's component, or why there is none. Loading never throws. */
export type ScreenLoad =
  | { readonly state: 'ready'; readonly Screen: ScreenComponent; readonly prefetch?: LoadedScreen['prefetch'] }
  | {
      readonly state: 'incompatible' | 'unreachable'
      readonly owner: RemoteName | 'shell'
      /** What was thrown, where the screen itself failed and not its remote. */
      readonly error?: unknown
    }

const loadedScreens = new Map<ScreenId, ScreenLoad & { state: 'ready' }>()

/**
 * A screen that was loaded before, to be shown at once without a skeleton. `loadScreen` returns the same object, so
 * that it is not rendered a second time.
 */
export function loadedScreen(id: ScreenId): ScreenLoad | undefined {
  return loadedScreens.get(id)
}

interface LoadingHost extends Host {
  readonly remotes: RemoteRegistry
  readonly releases: Discovery
}

/** Fetches a screen's files into the browser's cache in parallel; its code would request them one after the other. */
export function warmScreen({ releases, locale }: LoadingHost, id: ScreenId, priority?: RequestPriority): void {
  if (loadedScreens.has(id)) return
  for (const file of releases.takeFiles(id, locale.get())) warm(file, priority)
}

/** Loads a screen and its words. Costs nothing if the screen is loaded already. */
export async function loadScreen(host: LoadingHost, id: ScreenId): Promise<ScreenLoad> {
  const { remotes } = host
  const owner = screenDefinition(id)!.owner
  // Always the same component for a screen: a different one would be mounted anew and lose what was typed.
  const already = loadedScreens.get(id)
  if (already) return already
  warmScreen(host, id)
  try {
    const load = owner === 'shell' ? undefined : await remotes.load(owner)
    if (load && load.state !== 'ready') return { state: load.state, owner }
    const loaders = load ? load.remote.screens : shellScreens
    const loader = loaders[id] as (() => Promise<LoadedScreen>) | undefined
    if (!loader) throw new Error(`${owner} has no ${id}`)
    const { default: Screen, preload, prefetch } = await loader()
    // A pop-up without any words would be an empty box, without even a way to close it.
    await preload?.(host)
    const ready = loadedScreens.get(id) ?? ({ state: 'ready', Screen, prefetch } as const)
    loadedScreens.set(id, ready)
    return ready
  } catch (error) {
    console.error(`the screen ${id} could not be loaded`, error)
    return { state: 'unreachable', owner, error }
  }
}

/**
 * Loads a screen before it is opened, and prefetches its data if `params` are given. Resolves to false if it cannot be
 * loaded.
 */
export async function preloadScreen<Id extends ScreenId>(
  host: LoadingHost,
  id: Id,
  params: ParamsOf<Id> | undefined,
): Promise<boolean> {
  const load = await loadScreen(host, id)
  if (load.state !== 'ready') return false
  if (params) await load.prefetch?.(host, params)
  return true
}
