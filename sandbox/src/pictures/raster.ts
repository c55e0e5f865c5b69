import sharp from 'sharp'
import { methodCodes, type MethodCode } from './catalogue.ts'
import { cover, inOutlines } from './covers/cover.ts'
import { gameByCode } from '../games/catalogue.ts'
import { methodIcon } from './icons/methods.ts'

/** px: the picture's width on a phone's high-density screen, and the width of its drawing. */
const COVER = { width: 360, drawn: 180, quality: 65 }
const METHOD = { width: 180, drawn: 40, quality: 90 }
/** Pixels per inch at which an SVG is rendered in its own size. */
const DENSITY = 72

const drawn = new Map<string, Promise<Buffer>>()

/**
 * The WebP picture at `/pictures/covers/<code>.webp` or `/pictures/methods/<code>.webp`, rendered from its drawing
 * once; undefined for any other address. A list of games scrolls past hundreds of covers, and the deposit opens with
 * twelve methods: a browser decodes a bitmap beside the page's own work, but draws an SVG as part of it.
 */
export function rasterAt(path: string): Promise<Buffer> | undefined {
  const known = drawn.get(path)
  if (known) return known
  const picture = draw(path)
  if (!picture) return undefined
  drawn.set(path, picture)
  // A failed one is not cached: the next request draws it again.
  picture.catch(() => drawn.delete(path))
  return picture
}

/**
 * Draws the methods' icons one after the other, because the first deposit after a start requests all twelve at once.
 */
export async function drawMethodsAhead(): Promise<void> {
  for (const code of methodCodes) await rasterAt(`/pictures/methods/${code}.webp`)
}

function draw(path: string): Promise<Buffer> | undefined {
  const [, folder, code = ''] = /^\/pictures\/(covers|methods)\/([^/]+)\.webp$/.exec(path) ?? []
  const game = folder === 'covers' && gameByCode(code)
  if (game) return toWebp(cover(game, inOutlines), COVER)
  return folder === 'methods' && isMethod(code) ? toWebp(methodIcon(code), METHOD) : undefined
}

const isMethod = (code: string): code is MethodCode => (methodCodes as readonly string[]).includes(code)

const toWebp = (svg: string, { width, drawn, quality }: typeof COVER): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (DENSITY * width) / drawn })
    .resize(width)
    .webp({ quality, effort: 6 })
    .toBuffer()
