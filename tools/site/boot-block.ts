import { brandOf } from './brand/brand.ts'
import type { SiteFile } from './site-config.ts'

/** A page with its boot block filled in, so that nothing of it has to be asked for first. */
export function withBoot(html: string, boot: object): string {
  const safe = JSON.stringify(boot).replaceAll('<', '\\u003c')
  // The build's html minifier may change quotes and order of attributes.
  return html.replace(/(<script[^>]*croupier-boot[^>]*>)null/, (_, start: string) => start + safe)
}

/** What search engines read of a site, and the colour of the browser's own bars. */
export function withHead(html: string, site: SiteFile): string {
  const { title, description } = site
  const text = (value = '') => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return html
    .replace('name="description" content=""', () => `name="description" content="${text(description)}"`)
    .replace(/(name="?theme-color"? content="?)#\w+/, (_, start: string) => start + brandOf(site).colours.bar)
    .replace(/<title>[^<]*/, () => `<title>${text(title)}`)
}
