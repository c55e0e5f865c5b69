import type { SiteFile } from '../site-config.ts'

/** The parts of an operator's brand that an installed site, its icons and its offline page show. */
export interface Brand {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly language: string
  readonly isLight: boolean
  readonly colours: Readonly<Record<'page' | 'bar' | 'text' | 'soft' | 'accent' | 'accentInk', string>>
}

/** The colours of look.md, which a site's theme overrides. */
const dark = {
  '--surface-0': '#08201a',
  '--surface-1': '#0d2c24',
  '--text': '#f4ecd8',
  '--text-soft': '#b9c4b6',
  '--accent': '#d9a441',
  '--accent-ink': '#241803',
}
const light = {
  '--surface-0': '#f6f1e4',
  '--surface-1': '#fffaf0',
  '--text': '#1d2a25',
  '--text-soft': '#4d5a53',
  '--accent': '#8a5a00',
  '--accent-ink': '#fffaf0',
}

/**
 * The brand in a site's file. A token whose value is not a plain hex colour keeps the value of look.md: icons are drawn
 * with it.
 */
export function brandOf(site: SiteFile): Brand {
  const isLight = site['colorScheme'] === 'light'
  const own = Object.entries((site['theme'] ?? {}) as Record<string, string>)
  const plain = own.filter(([, value]) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value))
  const tokens = { ...(isLight ? light : dark), ...Object.fromEntries(plain) }
  const name = String(site['name'] ?? 'Croupier')
  return {
    name,
    title: site.title ?? name,
    description: site.description ?? '',
    language: String(site['defaultLanguage'] ?? 'en'),
    isLight,
    colours: {
      page: tokens['--surface-0'],
      bar: tokens['--surface-1'],
      text: tokens['--text'],
      soft: tokens['--text-soft'],
      accent: tokens['--accent'],
      accentInk: tokens['--accent-ink'],
    },
  }
}
