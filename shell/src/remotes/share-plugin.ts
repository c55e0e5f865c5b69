import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * The runtime keeps the failed load of a shared package for good, and returns it to every later caller. This plugin
 * forgets it, so that Try again really loads again (SH-35).
 */
export function forgetFailedShares(): ModuleFederationRuntimePlugin {
  return {
    name: 'croupier-shares',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null
        }
      }
    },
  }
}
