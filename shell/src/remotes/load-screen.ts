import {
  screenDefinition,
  type Host,
  type LoadedScreen,
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
  | { readonly state: 'ready'; readonly Screen: ScreenComponent }
  | { readonly state: 'incompatible' | 'unreachable'; readonly owner: RemoteName | 'shell' }

const known = new Map<ScreenId, ScreenComponent>()

/** The component of a screen that was loaded before: shown at once, without a skeleton. */
export function loadedScreen(id: ScreenId): ScreenComponent | undefined {
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
  if (already) return { state: 'ready', Screen: already }
  warmScreen(host, id)
  try {
    const load = owner === 'shell' ? undefined : await remotes.load(owner)
    if (load && load.state !== 'ready') return { state: load.state, owner }
    const loaders = load ? load.remote.screens : shellScreens
    const loader = loaders[id] as (() => Promise<LoadedScreen>) | undefined
    if (!loader) throw new Error(`${owner} has no screen ${id}`)
    const { default: loaded, preload } = await loader()
    // A pop-up without any words would be an empty box, without even a way to close it.
    await preload?.(host)
    const Screen = known.get(id) ?? loaded
    known.set(id, Screen)
    return { state: 'ready', Screen }
  } catch (error) {
    console.error(`the screen ${id} could not be loaded`, error)
    return { state: 'unreachable', owner }
  }
}
