import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/** Federation's own time-out is 20 s; a player shall see the part's fallback within 8 s. */
const SCRIPT_TIMEOUT = 6_000

interface TrustedPolicy {
  createScriptURL(url: string): string
}
type PolicyFactory = (name: string, rules: TrustedPolicy) => TrustedPolicy

function scriptPolicy(): TrustedPolicy {
  const rules: TrustedPolicy = { createScriptURL: (url) => url }
  const factory = (globalThis as { trustedTypes?: { createPolicy: PolicyFactory } }).trustedTypes
  return factory ? factory.createPolicy('croupier-remotes', rules) : rules
}

/**
 * Makes the script elements of remote entries. Addresses and hashes come from the checked discovery document alone;
 * an address that it does not know is not loaded. `integrityOf` gives an entry's hash, '' where none is needed.
 */
export function remoteScripts(integrityOf: (url: string) => string | undefined): ModuleFederationRuntimePlugin {
  const policy = scriptPolicy()
  const attempts = new Map<string, number>()
  return {
    name: 'croupier-scripts',
    createScript({ url }) {
      const integrity = integrityOf(url)
      if (integrity === undefined) throw new Error(`${url} is not in the discovery document`)
      const script = document.createElement('script')
      script.integrity = integrity
      // A file that was refused may be in the browser's cache, so the next attempt uses another address.
      const earlier = attempts.get(url) ?? 0
      attempts.set(url, earlier + 1)
      script.src = policy.createScriptURL(earlier > 0 ? `${url}?again=${earlier}` : url)
      script.async = true
      script.crossOrigin = 'anonymous'
      return { script, timeout: SCRIPT_TIMEOUT }
    },
  }
}
