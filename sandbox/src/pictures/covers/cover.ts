import { lettering, letteringWidth } from '../lettering/lettering.ts'
import { at, box, picture } from '../draw/svg.ts'
import { bySea } from './art/by-sea.ts'
import { collections } from './art/collections.ts'
import { curios } from './art/curios.ts'
import { faces } from './art/faces.ts'
import { liveRooms } from './art/live-rooms.ts'
import { orchard } from './art/orchard.ts'
import { paperworks } from './art/paperworks.ts'
import { skies } from './art/skies.ts'
import { tables } from './art/tables.ts'
import { treasures } from './art/treasures.ts'
import { wheels } from './art/wheels.ts'
import { scratchCards } from './art/scratch-cards.ts'
import type { CatalogueGame } from '../../games/catalogue.ts'

/** A cover's own part: its ground, the ink of its name, and the drawing within 64 units of the origin. */
export type CoverArt = { ground: string; ink: string; art: string }

export const coverArt: Record<string, CoverArt | undefined> = {
  ...orchard,
  ...bySea,
  ...skies,
  ...tables,
  ...wheels,
  ...treasures,
  ...faces,
  ...curios,
  ...collections,
  ...paperworks,
  ...liveRooms,
  ...scratchCards,
}

const width = 180
const nameSize = 20
const widestName = 150

type Named = Pick<CatalogueGame, 'code' | 'name' | 'vendorName'>

/**
 * Draws a game's cover, a playing card of 180 by 240. The vendor's name is text in the reader's system font, or
 * outlines (`vendor`) for a machine without fonts. Throws when the game has no drawing.
 */
export const cover = (game: Named, vendor: (game: Named, ink: string) => string = inSmallFace): string => {
  const art = coverArt[game.code]
  if (!art) throw new Error(`No cover is drawn for "${game.code}"`)
  const natural = letteringWidth(game.name, nameSize)
  const size = Math.round(Math.min(nameSize, (nameSize * widestName) / natural) * 10) / 10
  return picture(
    game.name,
    width,
    240,
    box(art.ground, 0, 0, width, 240),
    at('translate(90 96)', art.art),
    `<rect x="9" y="9" width="162" height="222" rx="7" fill="none" stroke="${art.ink}" stroke-opacity=".35"/>`,
    lettering(game.name, { x: 90, y: 204, size, color: art.ink }),
    vendor(game, art.ink),
  )
}

const inSmallFace = ({ vendorName }: Named, ink: string): string =>
  `<text x="90" y="220.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="9"` +
  ` letter-spacing=".9" fill="${ink}" fill-opacity=".8">${vendorName.toUpperCase()}</text>`

export const inOutlines = ({ vendorName }: Named, ink: string): string =>
  `<g opacity=".8">${lettering(vendorName.toUpperCase(), { x: 90, y: 220.5, size: 9, color: ink })}</g>`
