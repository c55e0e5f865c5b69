// Takes the place of @module-federation/webpack-bundler-runtime in a remote: the page's host gives it (give-runtime.js).
const { bundlerRuntime, attachShareScopeMap } = globalThis._FEDERATION_BUNDLER_RUNTIME
const { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } = globalThis._FEDERATION_RUNTIME_CORE

/** The remote's own instance; one that was started before in this page goes on. */
function init(options) {
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(({ name }) => name === options.name)
  if (known) {
    known.initOptions(options)
    return known
  }
  const instance = new ModuleFederation(options)
  setGlobalFederationInstance(instance)
  return instance
}

export default { runtime: { init }, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions: {} }
