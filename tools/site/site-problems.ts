import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteConfig, siteConfigSchema, type SiteConfig } from '../../shared/src/config/schema.ts'
import { contrastProblems } from '../../shared/src/ui/contrast.ts'
import { root } from '../lib/paths.ts'
import { tokenNames, tokensOf } from '../lib/tokens.ts'
import { keyProblems } from '../releases/keys.ts'
import { originSlips, siteSlips } from './site-slips.ts'

/** What the tools alone read of a site's file. */
const OURS = ['description', 'icon']

/**
 * What is wrong with a site's file, a sentence each. Besides what the shell refuses at its start these are names that it
 * does not know: it has to pass them over, for a file may be newer than it is, but here they are slips of the pen.
 */
export function siteProblems(site: Readonly<Record<string, unknown>>): string[] {
  // A file that is for this machine alone names no API.
  const checked = readSiteConfig({ apiOrigin: 'http://localhost', ...site })
  const { theme, logo, icon, releaseKeys } = site
  const tokens = tokenNames()
  const isOwn = typeof logo === 'string' && logo !== '' && !URL.canParse(logo)
  const isIcon = icon === undefined || (typeof icon === 'string' && /\.(svg|png|webp|jpg)$/i.test(icon))
  return [
    ...('problems' in checked
      ? checked.problems.filter(notOfKeys)
      : [...originSlips(site), ...siteSlips(checked.config), ...themeProblems(checked.config)]),
    ...(Array.isArray(releaseKeys)
      ? releaseKeys
          .map(String)
          .flatMap(keyProblems)
          .map((problem) => `releaseKeys: ${problem}`)
      : []),
    ...unknownNames(siteConfigSchema, site, '')
      .filter((name) => !OURS.includes(name))
      .map(unknown),
    ...Object.keys(theme ?? {})
      .filter((name) => !tokens.includes(name))
      .map((name) => unknown(`theme.${name}`)),
    ...(isOwn ? missing('logo', logo) : []),
    ...(isIcon ? missing('icon', icon) : ['icon: no picture of shell/public like brand/icon.svg (or png, webp, jpg)']),
  ]
}

/** What the schema says of a key, `keyProblems` says in words. */
const notOfKeys = (problem: string) => !problem.startsWith('releaseKeys.')

/** A theme that somebody cannot read, in the scheme that the site has, or in either where the system says which. */
function themeProblems({ theme, colorScheme }: SiteConfig): string[] {
  const schemes = colorScheme === 'system' ? (['dark', 'light'] as const) : [colorScheme]
  const all = schemes.flatMap((scheme) => contrastProblems({ ...tokensOf(scheme), ...theme }, Object.keys(theme)))
  return [...new Set(all)].map((problem) => `theme: ${problem}`)
}

const missing = (name: string, file: unknown) =>
  typeof file !== 'string' || existsSync(join(root, 'shell', 'public', file))
    ? []
    : [`${name}: there is no shell/public/${file}`]

const unknown = (name: string) => `${name}: no such setting`

/** The names in an object that its schema does not list, with their way from the top. */
function unknownNames(schema: object, value: unknown, at: string): string[] {
  const { wrapped, entries } = schema as { wrapped?: object; entries?: Record<string, object> }
  if (wrapped) return unknownNames(wrapped, value, at)
  if (!entries || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = Object.hasOwn(entries, name) && entries[name]
    return known ? unknownNames(known, inner, `${at}${name}.`) : [at + name]
  })
}
