import { tokensOf } from '../../lib/tokens.ts'
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

/** The default colours (shared/src/ui/styles/tokens.css), which a site's theme overrides. */
const defaults = { dark: tokensOf('dark'), light: tokensOf('light') }

/**
 * The brand in a site's file. A token whose value is not a plain hex colour keeps its default: icons are drawn with it.
 */
export function brandOf(site: SiteFile): Brand {
  const isLight = site['colorScheme'] === 'light'
  const overrides = Object.entries((site['theme'] ?? {}) as Record<string, string>)
  const plain = overrides.filter(([, value]) => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value))
  const tokens = { ...(isLight ? defaults.light : defaults.dark), ...Object.fromEntries(plain) }
  const colour = (token: string) => tokens[token]!
  const name = String(site['name'] ?? 'Croupier')
  return {
    name,
    title: site.title ?? name,
    description: site.description ?? '',
    language: String(site['defaultLanguage'] ?? 'en'),
    isLight,
    colours: {
      page: colour('--surface-0'),
      bar: colour('--surface-1'),
      text: colour('--text'),
      soft: colour('--text-soft'),
      accent: colour('--accent'),
      accentInk: colour('--accent-ink'),
    },
  }
}
