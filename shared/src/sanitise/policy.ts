import type { Config } from 'dompurify'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): Policy
}

let policy: Policy | undefined

/**
 * The Trusted Types policy of the sanitiser, made at its first use, as its setting. It lets DOMPurify parse
 * into a document of its own; it is not exported from the package, so nothing else can sign html with it.
 */
export function trustedPolicy(): Pick<Config, 'TRUSTED_TYPES_POLICY'> {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return {}
  policy ??= factory.createPolicy('croupier-html', {
    createHTML: (text: string) => text,
    createScriptURL: () => {
      throw new TypeError('html carries no scripts')
    },
  } as { createHTML: (text: string) => string })
  return { TRUSTED_TYPES_POLICY: policy }
}
