import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteConfig, siteConfigSchema, type SiteConfig } from '../../shared/src/config/schema.ts'
import { contrastProblems } from '../../shared/src/ui/contrast.ts'
import { root } from '../lib/paths.ts'
import { tokenNames, tokensOf } from '../lib/tokens.ts'
import { keyProblems, twiceListed } from '../releases/keys.ts'
import { originSlips, siteSlips } from './site-slips.ts'
import { noSuch, unknownSettings } from './unknown-settings.ts'

/** What the tools alone read of a site's file. */
const OURS = ['description', 'icon']

/**
 * What is wrong with a site's file, a sentence each. Besides what the shell refuses at its start these are names that it
 * does not know: it has to pass them over, for a file may be newer than it is, but here they are slips of the pen.
 */
export function siteProblems(site: Readonly<Record<string, unknown>>): string[] {
  const { theme, logo, icon, releaseKeys } = site
  const tokens = tokenNames()
  const isOwn = typeof logo === 'string' && logo !== '' && !URL.canParse(logo)
  const isIcon = icon === undefined || (typeof icon === 'string' && /\.(svg|png|webp|jpg)$/i.test(icon))
  return [
    ...settingProblems(site),
    ...(Array.isArray(releaseKeys) ? linesProblems(releaseKeys.map(String)) : []),
    ...unknownSettings(siteConfigSchema, site, OURS),
    ...Object.keys(theme ?? {})
      .filter((name) => !tokens.includes(name))
      .map((name) => noSuch('theme.', name, tokens)),
    ...(isOwn ? missing('logo', logo) : []),
    ...(isIcon ? missing('icon', icon) : ['icon: no picture of shell/public like brand/icon.svg (or png, webp, jpg)']),
  ]
}

const linesProblems = (lines: readonly string[]) =>
  [...lines.flatMap(keyProblems), ...twiceListed(lines)].map((problem) => `releaseKeys: ${problem}`)

/**
 * What the schema refuses, and what it lets pass and nobody should meet. One does not wait for the other: a setting that
 * cannot be read is left out where the rest is looked at, and so is what is told of it there.
 */
function settingProblems(site: Readonly<Record<string, unknown>>): string[] {
  // A file that is for this machine alone names no API.
  const checked = readSiteConfig({ apiOrigin: 'http://localhost', ...site })
  const refused = 'problems' in checked ? checked.problems : []
  const unread = new Set(refused.map(settingOf))
  const read = Object.entries(site).filter(([name]) => !unread.has(name))
  const rest = readSiteConfig({ ...NEEDED, ...Object.fromEntries(read) })
  const slips = 'config' in rest ? siteSlips(rest.config).filter((slip) => !unread.has(settingOf(slip))) : []
  const hasTheme = 'config' in rest && !unread.has('colorScheme')
  const origins = originSlips(site)
  // What the schema says of a key or an origin is told in words of ours.
  const told = new Set(['releaseKeys', ...origins.map(settingOf)])
  return [
    ...refused.filter((problem) => !told.has(settingOf(problem)) || problem.startsWith('releaseKeys:')),
    ...origins,
    ...slips,
    ...(hasTheme ? themeProblems(rest.config) : []),
  ]
}

/** What no file may lack, in the place of what is left out. */
const NEEDED = { title: '-', name: '-', domain: 'localhost', email: 'a@example.com', apiOrigin: 'http://localhost' }

/** `amounts` of `amounts.minimumDeposit: …`. */
const settingOf = (problem: string) => /^[^.:]*/.exec(problem)![0]

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
