import type { SiteConfig } from '@croupier/shared/config'

/** An operator's own colours over the tokens, without a build; the title of the page. */
export function applyTheme(config: SiteConfig): void {
  const root = document.documentElement
  document.title = config.title
  root.dataset['theme'] = config.colorScheme
  for (const [token, value] of Object.entries(config.theme)) root.style.setProperty(token, value)
}
