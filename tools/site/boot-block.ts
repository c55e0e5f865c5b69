import { brandOf } from './brand/brand.ts'
import { escapeHtml } from './escape-html.ts'
import type { SiteFile } from './site-config.ts'

export interface PageBlocks {
  /** What the first calls need (`croupier-boot`). */
  readonly boot: object
  /** Which releases and files there are (`croupier-files`): longer, and read when the frame stands. */
  readonly files: object
}

/** A page with its two blocks filled in, empty ones or those of a while ago. */
export function withBlocks(html: string, blocks: PageBlocks): string {
  return Object.entries(blocks).reduce((page, [name, value]) => {
    const safe = JSON.stringify(value).replaceAll('<', '\\u003c')
    return page.replace(new RegExp(`(<script[^>]*croupier-${name}[^>]*>)[^<]*`), (_, start: string) => start + safe)
  }, html)
}

/** What is said of a site before its first script: the language, what search engines read, the colour of the browser's bars. */
export function withHead(html: string, site: SiteFile): string {
  const { title, description } = site
  return html
    .replace(/<html lang="?en"?/, `<html lang="${brandOf(site).language}"`)
    .replace('name="description" content=""', () => `name="description" content="${escapeHtml(description ?? '')}"`)
    .replace(/(name="?theme-color"? content="?)#\w+/, (_, start: string) => start + brandOf(site).colours.bar)
    .replace(/<link rel="?preconnect"?[^>]*>/, () => connections(site))
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(title ?? '')}`)
}

/** Pictures come from the API's own address; so do the calls, with a connection of their own, where the page's has none. */
function connections({ apiOrigin = '', apiPath }: SiteFile): string {
  const link = `<link rel="preconnect" href="${escapeHtml(apiOrigin)}"`
  return apiPath ? `${link}>` : `${link}>${link} crossorigin>`
}
