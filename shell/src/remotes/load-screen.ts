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
import { warm } from '../page/files.ts'
import type { RemoteRegistry } from './load-remote.ts'
import type { Remotes } from './remotes.ts'

/** A screen's component, or why there is none. Loading never throws. */
export type ScreenLoad =
  | { readonly state: 'ready'; readonly Screen: ScreenComponent; readonly prefetch?: LoadedScreen['prefetch'] }
  | { readonly state: 'incompatible' | 'unreachable'; readonly owner: RemoteName | 'shell' }

const known = new Map<ScreenId, ScreenLoad & { state: 'ready' }>()

/** A screen that was loaded before: shown at once, without a skeleton, and not drawn again by what loading it gives. */
export function loadedScreen(id: ScreenId): ScreenLoad | undefined {
  return known.get(id)
}

interface LoadingHost extends Host {
  readonly remotes: RemoteRegistry
  readonly releases: Remotes
}

/** Files of a screen into the browser's cache, side by side: its code asks for them one after the other. */
export function warmScreen({ releases, locale }: LoadingHost, id: ScreenId, priority?: RequestPriority): void {
  if (known.has(id)) return
  for (const file of releases.takeFiles(id, locale.get())) warm(file, priority)
}

/** Loads a screen and its words. Asking again for one that is here costs nothing. */
export async function loadScreen(host: LoadingHost, id: ScreenId): Promise<ScreenLoad> {
  const { remotes } = host
  const owner = screenDefinition(id)!.owner
  // One component for each screen: another one would be mounted anew and lose what was typed.
  const already = known.get(id)
  if (already) return already
  warmScreen(host, id)
  try {
    const load = owner === 'shell' ? undefined : await remotes.load(owner)
    if (load && load.state !== 'ready') return { state: load.state, owner }
    const loaders = load ? load.remote.screens : shellScreens
    const loader = loaders[id] as (() => Promise<LoadedScreen>) | undefined
    if (!loader) throw new Error(`${owner} has no screen ${id}`)
    const { default: Screen, preload, prefetch } = await loader()
    // A pop-up without any words would be an empty box, without even a way to close it.
    await preload?.(host)
    const ready = known.get(id) ?? ({ state: 'ready', Screen, prefetch } as const)
    known.set(id, ready)
    return ready
  } catch (error) {
    console.error(`the screen ${id} could not be loaded`, error)
    return { state: 'unreachable', owner }
  }
}

/** Has a screen ready before it is opened, with what it shows where its parameters are known: false where it cannot be had. */
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
