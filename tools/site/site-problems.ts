import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteConfig, siteConfigSchema, type SiteConfig } from '../../shared/src/config/schema.ts'
import { contrastProblems } from '../../shared/src/ui/styles/contrast.ts'
import { root } from '../lib/paths.ts'
import { tokenNames, TOKENS_FILE, tokensOf } from '../lib/tokens.ts'
import { keyProblems, duplicateKeyProblems } from '../releases/keys.ts'
import { originProblems, ruleProblems } from './site-rules.ts'
import { noSuch, unknownSettings } from './unknown-settings.ts'

/** Settings of a site's file that only the tools read. */
const TOOL_SETTINGS = ['description', 'icon']

/**
 * The problems of a site's file, a sentence each. Besides what the shell refuses at startup these are settings that it
 * does not know: the shell has to ignore them, since a file may be newer than it is, but here they are typos.
 */
export function siteProblems(site: Readonly<Record<string, unknown>>): string[] {
  const { theme, logo, icon, releaseKeys } = site
  const tokens = tokenNames()
  const isFileOfSite = typeof logo === 'string' && logo !== '' && !URL.canParse(logo)
  const isIcon = icon === undefined || (typeof icon === 'string' && /\.(svg|png|webp|jpg)$/i.test(icon))
  return [
    ...settingProblems(site),
    ...(Array.isArray(releaseKeys) ? linesProblems(releaseKeys.map(String)) : []),
    ...unknownSettings(siteConfigSchema, site, TOOL_SETTINGS),
    ...Object.keys(theme ?? {})
      .filter((name) => !tokens.includes(name))
      .map((name) => noSuch('theme.', name, tokens, TOKENS_FILE)),
    ...(isFileOfSite ? missing('logo', logo) : []),
    ...(isIcon
      ? missing('icon', icon)
      : ['icon: not a picture of shell/public such as brand/icon.svg (or png, webp, jpg)']),
  ]
}

const linesProblems = (lines: readonly string[]) =>
  [...lines.flatMap(keyProblems), ...duplicateKeyProblems(lines)].map((problem) => `releaseKeys: ${problem}`)

/**
 * What the schema refuses, and what it accepts but no player should see. The two are checked independently: settings
 * that the schema refuses are left out of the second check, together with its problems about them.
 */
function settingProblems(site: Readonly<Record<string, unknown>>): string[] {
  // A file that is meant for this machine only names no API.
  const checked = readSiteConfig({ apiOrigin: 'http://localhost', ...site })
  const refused = 'problems' in checked ? checked.problems : []
  const refusedSettings = new Set(refused.map(settingOf))
  const read = Object.entries(site).filter(([name]) => !refusedSettings.has(name))
  const checkedRest = readSiteConfig({ ...REQUIRED_PLACEHOLDERS, ...Object.fromEntries(read) })
  const rules =
    'config' in checkedRest
      ? ruleProblems(checkedRest.config).filter((problem) => !refusedSettings.has(settingOf(problem)))
      : []
  const hasTheme = 'config' in checkedRest && !refusedSettings.has('colorScheme')
  const origins = originProblems(site)
  // For keys and origins we have clearer messages than the schema.
  const replaced = new Set(['releaseKeys', ...origins.map(settingOf)])
  return [
    ...refused.filter((problem) => !replaced.has(settingOf(problem)) || problem.startsWith('releaseKeys:')),
    ...origins,
    ...rules,
    ...(hasTheme ? themeProblems(checkedRest.config) : []),
  ]
}

/** Placeholders for required settings that were left out. */
const REQUIRED_PLACEHOLDERS = {
  title: '-',
  name: '-',
  domain: 'localhost',
  email: 'a@example.com',
  apiOrigin: 'http://localhost',
}

/** `amounts` of `amounts.minimumDeposit: …`. */
const settingOf = (problem: string) => /^[^.:]*/.exec(problem)![0]

/** A theme's contrast problems, in the site's scheme, or in both where the system chooses. */
function themeProblems({ theme, colorScheme }: SiteConfig): string[] {
  const schemes = colorScheme === 'system' ? (['dark', 'light'] as const) : [colorScheme]
  const all = schemes.flatMap((scheme) => contrastProblems({ ...tokensOf(scheme), ...theme }, Object.keys(theme)))
  return [...new Set(all)].map((problem) => `theme: ${problem}`)
}

const missing = (name: string, file: unknown) =>
  typeof file !== 'string' || existsSync(join(root, 'shell', 'public', file))
    ? []
    : [`${name}: there is no shell/public/${file}`]
