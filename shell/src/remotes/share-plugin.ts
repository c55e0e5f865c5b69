import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * The runtime keeps the failed load of a shared package for good, and hands it to everybody who asks later. Here it
 * is forgotten, so that Try again really asks again (SH-35).
 */
export function forgetFailedShares(): ModuleFederationRuntimePlugin {
  return {
    name: 'croupier-forget-failed-shares',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null
        }
      }
    },
  }
}
