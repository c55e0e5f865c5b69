import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../../shared/src/config/schema.ts'
import { root } from '../lib/paths.ts'
import { originOnly } from './origin.ts'

/** Mistakes in a site's file that the schema accepts but no player should see, a sentence each. */
export function ruleProblems(site: SiteConfig): string[] {
  const { languages, defaultLanguage, amounts, domain, redirectHosts, cryptoVideos, apiPath } = site
  const [minimum, maximum] = [amounts.minimumDeposit, amounts.maximumDeposit]
  const figures = [minimum, maximum, amounts.minimumCashout]
  const sections = guideSections()
  return [
    ...(languages.includes(defaultLanguage)
      ? []
      : [`defaultLanguage: ${defaultLanguage} is not one of languages (${languages.join(', ')})`]),
    ...Object.entries(amounts)
      .filter(([name, value]) => name !== 'currencySymbol' && !FIGURE.test(value))
      .map(([name, value]) => `amounts.${name}: ${value} is not an amount such as 20 or 0.5`),
    ...(figures.every((figure) => FIGURE.test(figure)) && Number(minimum) > Number(maximum)
      ? [`amounts.minimumDeposit: ${minimum} is more than maximumDeposit, ${maximum}`]
      : []),
    ...(apiPath === undefined || CALLS_BELOW.test(apiPath) ? [] : [`apiPath: ${apiPath} is not a path such as /api`]),
    ...(HOST.test(domain) ? [] : [`domain: ${domain} is not a host name such as casino.example`]),
    ...redirectHosts
      .filter((entry) => !isHostEntry(entry))
      .map(
        (entry) => `redirectHosts: ${entry} is not a host such as pay.example, *.pay.example or https://pay.example`,
      ),
    ...Object.keys(cryptoVideos)
      .filter((name) => !sections.includes(name))
      .map((name) => `cryptoVideos.${name}: the crypto guide has no such section. It has: ${sections.join(', ')}`),
  ]
}

/** Addresses in the file that are more than an origin: the schema accepts them, but the path would be dropped. */
export function originProblems(site: Readonly<Record<string, unknown>>): string[] {
  return ['apiOrigin', 'providerOrigins', 'vendorOrigins'].flatMap((name) =>
    [site[name] ?? []]
      .flat()
      .map(String)
      .filter((address) => !originOnly(address))
      .map((address) => `${name}: ${address} is not an address such as https://example.com (without a path)`),
  )
}

/** Three decimals are refused: the author of 2.000 may mean two thousand, the program reads two. */
const FIGURE = /^\d+(\.\d{1,2}|\.\d{4,8})?$/
/**
 * The path prefix of API calls at the page's address: with `//` it would name another host, without a leading `/` it
 * would be relative to the current page.
 */
const CALLS_BELOW = /^(\/(?!\.+(\/|$))[\w.~-]+)+$/
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i

/** Whether `isListed` of the shared links could ever match this entry. */
function isHostEntry(entry: string): boolean {
  if (entry.includes('://')) return URL.parse(entry)?.origin === entry.replace(/\/$/, '').toLowerCase()
  return HOST.test(entry.replace(/^\*\./, '').replace(/:\d+$/, ''))
}

interface Guide {
  readonly sections: readonly { readonly id: string }[]
}

function guideSections(): string[] {
  const file = join(root, 'mfe-cashier', 'src', 'texts', 'cryptoGuide', 'en.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as Guide).sections.map(({ id }) => id)
}
