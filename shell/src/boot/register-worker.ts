interface TrustedPolicy {
  createScriptURL(url: string): string
}
type PolicyFactory = (name: string, rules: TrustedPolicy) => TrustedPolicy

/**
 * Registers the service worker, which does one thing: it shows the offline page where the site cannot be reached.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const rules: TrustedPolicy = { createScriptURL: () => new URL('offline-worker.js', document.baseURI).href }
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: PolicyFactory } }
  try {
    const policy = trustedTypes ? trustedTypes.createPolicy('croupier-worker', rules) : rules
    await navigator.serviceWorker.register(policy.createScriptURL(''))
  } catch (error) {
    console.warn('there will be no offline page', error)
  }
}
