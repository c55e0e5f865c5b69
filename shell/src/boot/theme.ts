import type { SiteConfig } from '@croupier/shared/config'

/** The site's colour scheme; a site may leave the choice to the player's system. */
export function schemeOf(setting: SiteConfig['colorScheme'] = 'dark'): string {
  if (setting !== 'system') return setting
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Applies the operator's own colours over the design tokens, without a build, and sets the page's title. */
export function applyTheme(config: SiteConfig): void {
  const root = document.documentElement
  document.title = config.title
  root.dataset['theme'] = schemeOf(config.colorScheme)
  for (const [token, value] of Object.entries(config.theme)) root.style.setProperty(token, value)
}
