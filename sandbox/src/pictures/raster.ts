import sharp from 'sharp'
import { cover, inOutlines } from './covers/cover.ts'
import { gameByCode } from './games.ts'

/** px: as wide as a cover stands on a phone's fine screen. */
const WIDTH = 360
/** px of a cover's drawing. */
const DRAWN = 180
/** SVG's own pixels to an inch. */
const DENSITY = 72

const drawn = new Map<string, Promise<Buffer>>()

/**
 * The WebP picture at `/pictures/covers/<code>.webp`, made of its drawing once; undefined for any other address. A list
 * of games scrolls past hundreds of covers: a browser decodes pixels beside the page's own work, and draws an SVG in it.
 */
export function rasterAt(path: string): Promise<Buffer> | undefined {
  const code = /^\/pictures\/covers\/([^/]+)\.webp$/.exec(path)?.[1]
  const game = code && gameByCode(code)
  if (!game) return undefined
  const known = drawn.get(code)
  if (known) return known
  const picture = toWebp(cover(game, inOutlines))
  drawn.set(code, picture)
  // One that failed is drawn anew when it is asked for again.
  picture.catch(() => drawn.delete(code))
  return picture
}

const toWebp = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (DENSITY * WIDTH) / DRAWN })
    .resize(WIDTH)
    .webp({ quality: 65, effort: 6 })
    .toBuffer()
