import type { Config } from 'dompurify'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(): never }): Policy
}

let policy: Policy | undefined

/**
 * The sanitiser's Trusted Types policy, created at first use, as a DOMPurify setting. It lets DOMPurify parse into a
 * document of its own; it is not exported from the package, so nothing else can sign html with it.
 */
export function trustedPolicy(): Pick<Config, 'TRUSTED_TYPES_POLICY'> {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return {}
  policy ??= createPolicy(factory)
  // Another bundle's copy may have taken the name already: DOMPurify then makes a policy of its own.
  if (!policy) return {}
  return { TRUSTED_TYPES_POLICY: policy }
}

function createPolicy(factory: PolicyFactory): Policy | undefined {
  const rules = {
    createHTML: (text: string) => text,
    createScriptURL: () => {
      throw new TypeError('html carries no scripts')
    },
  }
  try {
    return factory.createPolicy('croupier-html', rules)
  } catch {
    return undefined
  }
}
