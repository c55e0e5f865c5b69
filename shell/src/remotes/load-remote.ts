import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { RemoteModule, RemoteName } from '@croupier/shared/host'
import { fits, type Choice } from './choose.ts'
import { preloadRemoteFiles } from './preload-remote-files.ts'
import { remoteScripts } from './script-plugin.ts'
import { forgetFailedShares } from './share-plugin.ts'

/** The outcome of loading a remote is a value: each state is displayed in its own way, and nothing is thrown. */
export type RemoteLoad =
  | { readonly state: 'ready'; readonly remote: RemoteModule }
  | { readonly state: 'incompatible' }
  | { readonly state: 'unreachable'; readonly reason: unknown }

export interface RegistryOptions {
  /** The versions to try, the best one first. Waits for the discovery document. */
  readonly choices: (name: RemoteName) => Promise<readonly Choice[]>
  /** Addresses of files that remotes will need first, their entries among them. */
  readonly files: () => readonly string[]
  /** Called for each version tried: with how long it took (ms), or with why it is not used. */
  readonly onLoaded: (name: RemoteName, choice: Choice, milliseconds: number) => void
  readonly onRefused: (name: RemoteName, choice: Choice | undefined, reason: unknown) => void
}

const scope = (name: RemoteName) => `croupier_${name}`

/**
 * The remotes of this page. A version that cannot be used is reported to `onRefused`, and the next one is tried, unless
 * a version has already begun to run.
 */
export class RemoteRegistry {
  readonly #options: RegistryOptions
  readonly #ready = new Map<RemoteName, { remote: RemoteModule; choice: Choice }>()
  readonly #pending = new Map<RemoteName, Promise<RemoteLoad>>()
  readonly #integrity = new Map<string, string>()

  constructor(options: RegistryOptions) {
    this.#options = options
    // For the shell's own federation runtime, and for the one that each remote creates for itself.
    registerPlugins([remoteScripts((url) => this.#integrity.get(url)), forgetFailedShares()])
    registerGlobalPlugins([forgetFailedShares()])
    preloadRemoteFiles(() => options.files().filter((file) => !this.#integrity.has(file)))
  }

  /** The versions that run in this page. */
  running(): ReadonlyMap<RemoteName, Choice> {
    return new Map([...this.#ready].map(([name, { choice }]) => [name, choice]))
  }

  /** Loads a remote. Concurrent calls share the same load; a load that failed is really tried again. */
  load(name: RemoteName): Promise<RemoteLoad> {
    const ready = this.#ready.get(name)
    if (ready) return Promise.resolve({ state: 'ready', remote: ready.remote })
    const pending = this.#pending.get(name) ?? this.#loadFirstUsable(name).finally(() => this.#pending.delete(name))
    this.#pending.set(name, pending)
    return pending
  }

  async #loadFirstUsable(name: RemoteName): Promise<RemoteLoad> {
    const choices = await this.#options.choices(name)
    let outcome: RemoteLoad = { state: 'unreachable', reason: new Error(`${name} is not in the discovery document`) }
    if (choices.length === 0) this.#options.onRefused(name, undefined, outcome.reason)
    for (const choice of choices) {
      outcome = await this.#loadVersion(name, choice)
      // Once a version has begun to run, another one cannot replace it in the same page.
      if (outcome.state === 'ready' || Reflect.get(globalThis, scope(name)) !== undefined) break
    }
    return outcome
  }

  async #loadVersion(name: RemoteName, choice: Choice): Promise<RemoteLoad> {
    const began = performance.now()
    try {
      // The contract number is known before any code of the remote runs.
      if (choice.builtFor && !fits(choice.builtFor)) return this.#incompatible(name, choice)
      this.#integrity.set(choice.url, choice.integrity)
      registerRemotes([{ name: scope(name), entry: choice.url, type: 'global' }], { force: true })
      const loaded = await loadRemote<{ default: RemoteModule }>(`${scope(name)}/module`)
      const remote = loaded?.default
      if (!remote || remote.name !== name) throw new Error(`${name} exposes no module`)
      if (!fits(remote)) return this.#incompatible(name, choice)
      this.#ready.set(name, { remote, choice })
      this.#options.onLoaded(name, choice, performance.now() - began)
      return { state: 'ready', remote }
    } catch (reason) {
      console.error(`the remote ${name} could not be loaded`, reason)
      this.#options.onRefused(name, choice, reason)
      return { state: 'unreachable', reason }
    }
  }

  #incompatible(name: RemoteName, choice: Choice): RemoteLoad {
    this.#options.onRefused(name, choice, 'built for another contract')
    return { state: 'incompatible' }
  }
}
