import { brandOf } from './brand/brand.ts'
import { escapeHtml } from '../../sandbox/src/escape-html.ts'
import type { SiteFile } from './site-config.ts'

export interface PageBlocks {
  /** What the first API calls need (`croupier-boot`). */
  readonly boot: object
  /** Which releases and files there are (`croupier-files`): longer, and only parsed once the page's frame is shown. */
  readonly files: object
}

/** Returns the page with its two data blocks filled in, whether they were empty or had older values. */
export function withBlocks(html: string, blocks: PageBlocks): string {
  return Object.entries(blocks).reduce((page, [name, value]) => {
    const safe = JSON.stringify(value).replaceAll('<', '\\u003c')
    return page.replace(new RegExp(`(<script[^>]*croupier-${name}[^>]*>)[^<]*`), (_, start: string) => start + safe)
  }, html)
}

/**
 * Fills in what a site needs before its first script: the language, the text for search engines, the colour of the
 * browser's bars.
 */
export function withHead(html: string, site: SiteFile): string {
  const { title, description } = site
  return html
    .replace(/<html lang="?en"?/, `<html lang="${brandOf(site).language}"`)
    .replace('name="description" content=""', () => `name="description" content="${escapeHtml(description ?? '')}"`)
    .replace(/(name="?theme-color"? content="?)#\w+/, (_, start: string) => start + brandOf(site).colours.bar)
    .replace(/<link rel="?preconnect"?[^>]*>/, () => connections(site))
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(title ?? '')}`)
}

/**
 * Preconnects to the API's origin, which serves the pictures. API calls go there as well, over a separate (CORS)
 * connection, unless the page's own address answers them (`apiPath`).
 */
function connections({ apiOrigin = '', apiPath }: SiteFile): string {
  const link = `<link rel="preconnect" href="${escapeHtml(apiOrigin)}"`
  return apiPath ? `${link}>` : `${link}>${link} crossorigin>`
}
