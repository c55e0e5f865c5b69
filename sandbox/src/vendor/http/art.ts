import { createHash } from 'node:crypto'
import { coverArt } from '../../pictures/covers/cover.ts'
import { box, at, picture } from '../../pictures/draw/svg.ts'
import { games } from '../../games/catalogue.ts'
import { asset } from './assets.ts'
import type { Asset } from './assets.ts'

/** The file names of what is made from a cover's drawing: a symbol tile, and a style sheet with the page's colours. */
export interface GameFiles {
  tile: string
  theme: string
}

const hashed = (name: string, ending: string, content: string): string =>
  `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${ending}`

/** A cover's drawing as a square tile of 128 units. */
const tile = (name: string, ground: string, art: string): string =>
  picture(name, 128, 128, box(ground, 0, 0, 128, 128, 14), at('translate(64 64) scale(.8)', art))

/** Makes the tiles and themes of all games that have a cover, and adds them to `assets`. */
export function makeLooks(assets: Map<string, Asset>): Map<string, GameFiles> {
  const looks = new Map<string, GameFiles>()
  for (const { code, name } of games) {
    const art = coverArt[code]
    if (!art) continue
    const svg = tile(name, art.ground, art.art)
    const css = `:root{--ground:${art.ground};--ink:${art.ink}}`
    const files = { tile: hashed(`tile-${code}`, 'svg', svg), theme: hashed(`theme-${code}`, 'css', css) }
    assets.set(files.tile, asset(files.tile, svg))
    assets.set(files.theme, asset(files.theme, css))
    looks.set(code, files)
  }
  return looks
}
