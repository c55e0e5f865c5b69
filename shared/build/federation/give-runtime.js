import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/entry'
import * as core from '@module-federation/runtime-core'

/**
 * Part of the host's entry, as a plugin of federation's: gives the page's remotes the runtime that each of them would
 * bring along otherwise (take-runtime.js). Remotes of contract 1.1 take the core alone, by the same name.
 */
export default function giveRuntime() {
  const { bundlerRuntime, attachShareScopeMap } = federation
  globalThis._FEDERATION_RUNTIME_CORE ??= coreOfRemotes()
  globalThis._FEDERATION_BUNDLER_RUNTIME ??= {
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
  }
  return { name: 'give-runtime' }
}

/** What the entries of remotes ask for; the whole of it would keep everything in the bundle. */
function coreOfRemotes() {
  const {
    CurrentGlobal,
    Module,
    ModuleFederation,
    assert,
    getGlobalFederationConstructor,
    getRemoteEntry,
    getRemoteInfo,
  } = core
  const { helpers, registerGlobalPlugins, satisfy, setGlobalFederationConstructor, setGlobalFederationInstance } = core
  return {
    CurrentGlobal,
    Module,
    ModuleFederation,
    assert,
    getGlobalFederationConstructor,
    getRemoteEntry,
    getRemoteInfo,
    helpers,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  }
}
