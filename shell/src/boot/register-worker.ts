interface TrustedPolicy {
  createScriptURL(url: string): string
}
type PolicyFactory = (name: string, rules: TrustedPolicy) => TrustedPolicy

const DELAY_MS = 4_000

/**
 * Registers the service worker, which does one thing: it shows the offline page where the site cannot be reached.
 * It comes after the first page, and never stands in its way.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const rules: TrustedPolicy = { createScriptURL: () => new URL('offline-worker.js', document.baseURI).href }
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: PolicyFactory } }
  setTimeout(() => {
    try {
      const policy = trustedTypes ? trustedTypes.createPolicy('croupier-worker', rules) : rules
      navigator.serviceWorker.register(policy.createScriptURL('')).catch((error: unknown) => {
        console.warn('there will be no offline page', error)
      })
    } catch (error) {
      console.warn('there will be no offline page', error)
    }
  }, DELAY_MS)
}
