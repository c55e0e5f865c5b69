import type { SiteFile } from './site-config.ts'

/** A page with its boot block filled in, so that nothing of it has to be asked for first. */
export function withBoot(html: string, boot: object): string {
  const safe = JSON.stringify(boot).replaceAll('<', '\\u003c')
  // The build's html minifier may change quotes and order of attributes.
  return html.replace(/(<script[^>]*croupier-boot[^>]*>)null/, (_, start: string) => start + safe)
}

/** What search engines read of a site. */
export function withHead(html: string, { title, description }: SiteFile): string {
  const text = (value = '') => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  return html
    .replace('name="description" content=""', () => `name="description" content="${text(description)}"`)
    .replace(/<title>[^<]*/, () => `<title>${text(title)}`)
}
