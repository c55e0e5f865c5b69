import * as v from 'valibot'
import { LOCALES } from '../i18n/locales.ts'

const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.check((value) => /^https?:/i.test(value), 'http or https only'),
)
const origin = v.pipe(
  httpUrl,
  v.transform((value) => new URL(value).origin),
)
const cssToken = v.record(
  v.pipe(v.string(), v.regex(/^--[a-z0-9-]+$/)),
  v.pipe(v.string(), v.regex(/^[#\w\s.,%()-]{1,80}$/)),
)

/**
 * One file per site, read at run time (site.md 2, 'site-wide values set at startup'). Everything that makes one
 * operator's site differ from another's, so that no build is needed for a new one.
 */
export const siteConfigSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  domain: v.pipe(v.string(), v.minLength(1)),
  email: v.pipe(v.string(), v.email()),
  /** An image instead of the drawn spade beside the name. */
  logo: v.optional(v.string(), ''),
  /**
   * The API. In a file of shell/sites that of a deployment; a site on this machine uses its own
   * (tools/site/site-config.ts).
   */
  apiOrigin: origin,
  /** The path at which the page's own origin serves that API, if it does: calls then need no second connection. */
  apiPath: v.optional(v.string()),
  /** Origins that may be shown in a frame or opened as a payment window. */
  providerOrigins: v.optional(v.array(origin), []),
  vendorOrigins: v.optional(v.array(origin), []),
  /**
   * Raw Ed25519 public keys (base64), each followed by the remotes that it signs for, or `all`: a remote is not run
   * unless a key for it signed it. A remote has two keys while one takes over from the other.
   */
  releaseKeys: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=( [a-z]+)+$/))), []),
  /** SHA-256 (hex) of the keys with which a tester may load another version of a remote. */
  testerKeyHashes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), []),
  /** Hosts that /redirect follows without asking (RT-07). */
  redirectHosts: v.optional(v.array(v.string()), []),
  languages: v.optional(v.pipe(v.array(v.picklist(LOCALES)), v.minLength(1)), [...LOCALES]),
  defaultLanguage: v.optional(v.picklist(LOCALES), 'en'),
  theme: v.optional(cssToken, {}),
  colorScheme: v.optional(v.picklist(['dark', 'light', 'system']), 'dark'),
  latestWins: v.optional(v.picklist(['real', 'illustrative']), 'real'),
  socialProvider: v.optional(v.string(), ''),
  /** The figures that long texts name (D15); the forms take theirs from the API. */
  amounts: v.optional(
    v.object({
      currencySymbol: v.optional(v.string(), '$'),
      minimumDeposit: v.optional(v.string(), '10'),
      maximumDeposit: v.optional(v.string(), '5000'),
      minimumCashout: v.optional(v.string(), '200'),
    }),
    {},
  ),
  cryptoVideos: v.optional(v.record(v.string(), httpUrl), {}),
  features: v.optional(
    v.object({
      chat: v.optional(v.boolean(), true),
      favourites: v.optional(v.boolean(), true),
      withdrawalVoucher: v.optional(v.boolean(), false),
    }),
    {},
  ),
})
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>

/** A checked site config, or the reasons why the file is not one. */
export function readSiteConfig(value: unknown): { config: SiteConfig } | { problems: string[] } {
  const result = v.safeParse(siteConfigSchema, value)
  if (result.success) return { config: result.output }
  return { problems: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`) }
}
