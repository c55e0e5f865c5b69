import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { escapeHtml } from '../../../sandbox/src/escape-html.ts'
import { brandOf, type Brand } from './brand.ts'
import type { SiteFile } from '../site-config.ts'

/** The file types that a site's `icon` may have, by extension, with their MIME subtypes. */
const MIME_SUBTYPES: Readonly<Record<string, string>> = {
  '.svg': 'svg+xml',
  '.png': 'png',
  '.webp': 'webp',
  '.jpg': 'jpeg',
}

const SPADE =
  'M0-42C-14-22-38-8-38 12a19 19 0 0 0 32 12c-1 10-5 18-12 24h36c-7-6-11-14-12-24a19 19 0 0 0 32-12C38-8 14-22 0-42Z'

/** PNG icons: those that make a site installable, the maskable one, the one for iOS, and the one for tabs. */
const ICONS = [
  { src: 'icon-192.png', size: 192, scale: 3.6, purpose: 'any' },
  { src: 'icon-512.png', size: 512, scale: 3.6, purpose: 'any' },
  // A mask may cut off everything but the middle four fifths.
  { src: 'icon-maskable-512.png', size: 512, scale: 3, purpose: 'maskable' },
  { src: 'icon-touch-180.png', size: 180, scale: 3.3 },
  { src: 'icon-tab-48.png', size: 48, scale: 3.6 },
] as const

/**
 * The files that carry a brand, by their names in the shell's folder: manifest, icons, offline page and its worker.
 * `folder` holds the built shell, whose offline page serves as the template.
 */
export async function brandFiles(folder: string, site: SiteFile): Promise<ReadonlyMap<string, string | Buffer>> {
  const brand = brandOf(site)
  const picture = site.icon ? dataUrlOf(join(folder, site.icon)) : undefined
  const icons = ICONS.map(async (icon): Promise<[string, Buffer]> => {
    const isMasked = 'purpose' in icon && icon.purpose === 'maskable'
    const svg = picture ? iconOf(brand, picture, isMasked ? MASK_SAFE_PART : 1) : spadeIcon(brand, icon.scale)
    return [icon.src, await rasterize(svg, icon.size)]
  })
  const files = new Map<string, string | Buffer>([
    ['manifest.webmanifest', `${JSON.stringify(manifest(brand), null, 2)}\n`],
    ['icon.svg', picture ? iconOf(brand, picture, 1) : spadeIcon(brand, 3.6)],
    ['offline.html', offlinePage(readFileSync(join(folder, 'offline.html'), 'utf8'), brand)],
    ['offline.css', offlineStyle(brand) + readFileSync(join(folder, 'offline.css'), 'utf8')],
    ...(await Promise.all(icons)),
  ])
  return files.set('offline-worker.js', offlineWorker(folder, files))
}

const CACHED_OFFLINE = ['offline.html', 'offline.css', 'offline.js', 'icon.svg']

/** Cache of the PNGs, by SVG and size: those of a brand do not change. */
const rasterized = new Map<string, Promise<Buffer>>()

function rasterize(svg: string, size: number): Promise<Buffer> {
  const known = rasterized.get(size + svg)
  if (known) return known
  const icon = sharp(Buffer.from(svg)).resize(size).png({ palette: true }).toBuffer()
  rasterized.set(size + svg, icon)
  return icon
}

const onBackground = ({ name, colours }: Brand, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><title>${escapeHtml(name)}</title><rect width="512" height="512" fill="${colours.bar}"/>${mark}</svg>\n`

/** The drawn spade. */
const spadeIcon = (brand: Brand, scale: number) =>
  onBackground(
    brand,
    `<path transform="translate(256 256) scale(${scale})" d="${SPADE}" fill="${brand.colours.accent}"/>`,
  )

/** The brand's own picture; its longer side takes the given part of the square. */
function iconOf(brand: Brand, picture: string, part: number): string {
  const [size, edge] = [512 * part, (512 - 512 * part) / 2]
  return onBackground(brand, `<image href="${picture}" x="${edge}" y="${edge}" width="${size}" height="${size}"/>`)
}

/** The side of a square inside the circle of the middle four fifths, which is what a mask leaves of an icon. */
const MASK_SAFE_PART = 0.5625

function dataUrlOf(file: string): string {
  const kind = MIME_SUBTYPES[extname(file).toLowerCase()]
  if (!kind) throw new Error(`${file} is not one of ${Object.keys(MIME_SUBTYPES).join(', ')}`)
  return `data:image/${kind};base64,${readFileSync(file).toString('base64')}`
}

function manifest({ name, title, description, language, colours }: Brand): object {
  const png = ICONS.flatMap((picture) =>
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

/** The service worker that caches these files; its cache is named by a hash of their content. */
function offlineWorker(folder: string, files: ReadonlyMap<string, string | Buffer>): string {
  const hash = createHash('sha256')
  for (const name of CACHED_OFFLINE) hash.update(files.get(name) ?? readFileSync(join(folder, name)))
  const worker = readFileSync(join(folder, 'offline-worker.js'), 'utf8')
  return worker.replace('croupier-offline-', (start) => start + hash.digest('hex').slice(0, 10))
}

function offlineStyle({ isLight, colours }: Brand): string {
  const { page, text, soft, accent, accentInk } = colours
  return `:root { --page: ${page}; --text: ${text}; --soft: ${soft}; --accent: ${accent}; --accent-ink: ${accentInk}; color-scheme: ${isLight ? 'light' : 'dark'} }\n`
}
