import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { HOST_API, type RemoteModule, type RemoteName } from '@croupier/shared/host'
import type { Discovery } from './discovery.ts'
import { remoteScripts } from './script-plugin.ts'

/** Loading a remote is a value: each outcome has its own picture, and nothing is thrown. */
export type RemoteLoad =
  | { readonly state: 'ready'; readonly remote: RemoteModule }
  | { readonly state: 'incompatible' }
  | { readonly state: 'unreachable'; readonly reason: unknown }

const scope = (name: RemoteName) => `croupier_${name}`

export class RemoteRegistry {
  readonly #discovery: Discovery
  readonly #ready = new Map<RemoteName, RemoteModule>()
  readonly #pending = new Map<RemoteName, Promise<RemoteLoad>>()

  constructor(discovery: Discovery) {
    this.#discovery = discovery
    registerPlugins([remoteScripts()])
  }

  /** The remote if it is here already. */
  loaded(name: RemoteName): RemoteModule | undefined {
    return this.#ready.get(name)
  }

  /** Loads a remote; while it is under way, everyone waits for the same load. A failed one is really tried again. */
  load(name: RemoteName): Promise<RemoteLoad> {
    const ready = this.#ready.get(name)
    if (ready) return Promise.resolve({ state: 'ready', remote: ready })
    const pending = this.#pending.get(name) ?? this.#ask(name)
    this.#pending.set(name, pending)
    return pending
  }

  async #ask(name: RemoteName): Promise<RemoteLoad> {
    const version = this.#discovery[name]
    try {
      if (!version) throw new Error(`remotes.json names no ${name}`)
      // The number is known before anything of the remote runs.
      const promised = version.extras.hostApi
      if (promised !== undefined && promised !== HOST_API) return { state: 'incompatible' }
      registerRemotes([{ name: scope(name), entry: version.url, type: 'global' }], { force: true })
      const loaded = await loadRemote<{ default: RemoteModule }>(`${scope(name)}/module`)
      const remote = loaded?.default
      if (!remote || remote.name !== name) throw new Error(`${name} exposes no module`)
      if (remote.hostApi !== HOST_API) return { state: 'incompatible' }
      this.#ready.set(name, remote)
      return { state: 'ready', remote }
    } catch (reason) {
      console.error(`the remote ${name} could not be loaded`, reason)
      return { state: 'unreachable', reason }
    } finally {
      this.#pending.delete(name)
    }
  }
}
