import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { escapeHtml } from '../escape-html.ts'
import { brandOf, type Brand } from './brand.ts'
import type { SiteFile } from '../site-config.ts'

const SPADE =
  'M0-42C-14-22-38-8-38 12a19 19 0 0 0 32 12c-1 10-5 18-12 24h36c-7-6-11-14-12-24a19 19 0 0 0 32-12C38-8 14-22 0-42Z'

/** PNG icons: what makes a site installable, what a phone cuts to its own shape, what iOS asks for, and a tab's. */
const pictures = [
  { src: 'icon-192.png', size: 192, scale: 3.6, purpose: 'any' },
  { src: 'icon-512.png', size: 512, scale: 3.6, purpose: 'any' },
  // A mask may take all but the middle four fifths.
  { src: 'icon-maskable-512.png', size: 512, scale: 3, purpose: 'maskable' },
  { src: 'icon-touch-180.png', size: 180, scale: 3.3 },
  { src: 'icon-tab-48.png', size: 48, scale: 3.6 },
] as const

/**
 * The files that carry a brand, by their names in the shell's folder: manifest, icons, offline page. `folder` holds the
 * built shell, whose offline page is filled in.
 */
export async function brandFiles(folder: string, site: SiteFile): Promise<ReadonlyMap<string, string | Buffer>> {
  const brand = brandOf(site)
  const drawn = pictures.map(async ({ src, size, scale }): Promise<[string, Buffer]> => {
    return [src, await drawing(icon(brand, scale), size)]
  })
  return new Map<string, string | Buffer>([
    ['manifest.webmanifest', `${JSON.stringify(manifest(brand), null, 2)}\n`],
    ['icon.svg', icon(brand, 3.6)],
    ['offline.html', offlinePage(readFileSync(join(folder, 'offline.html'), 'utf8'), brand)],
    ['offline.css', offlineStyle(brand) + readFileSync(join(folder, 'offline.css'), 'utf8')],
    ...(await Promise.all(drawn)),
  ])
}

/** PNG pictures that were drawn, by what they show: a brand's stay the same. */
const drawings = new Map<string, Promise<Buffer>>()

function drawing(svg: string, size: number): Promise<Buffer> {
  const known = drawings.get(size + svg)
  if (known) return known
  const made = sharp(Buffer.from(svg)).resize(size).png({ palette: true }).toBuffer()
  drawings.set(size + svg, made)
  return made
}

function icon({ name, colours }: Brand, scale: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><title>${escapeHtml(name)}</title><rect width="512" height="512" fill="${colours.bar}"/><path transform="translate(256 256) scale(${scale})" d="${SPADE}" fill="${colours.accent}"/></svg>\n`
}

function manifest({ name, title, description, language, colours }: Brand): object {
  const png = pictures.flatMap((picture) =>
    'purpose' in picture
      ? [{ src: picture.src, sizes: `${picture.size}x${picture.size}`, type: 'image/png', purpose: picture.purpose }]
      : [],
  )
  return {
    id: './',
    name: title,
    short_name: name,
    description,
    lang: language,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: colours.page,
    theme_color: colours.bar,
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...png],
  }
}

function offlinePage(html: string, { name, colours }: Brand): string {
  return html
    .replace(/(id="?brand"?[^>]*>)[^<]*/, (_, start: string) => start + escapeHtml(name))
    .replace(/(name="theme-color" content=")[^"]*/, (_, start: string) => start + colours.bar)
}

function offlineStyle({ isLight, colours }: Brand): string {
  const { page, text, soft, accent, accentInk } = colours
  return `:root { --page: ${page}; --text: ${text}; --soft: ${soft}; --accent: ${accent}; --accent-ink: ${accentInk}; color-scheme: ${isLight ? 'light' : 'dark'} }\n`
}
