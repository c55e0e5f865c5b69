import { suitPaths } from '../draw/cards.ts'
import { box, fill, picture, ring } from '../draw/svg.ts'
import type { appIcons } from '../catalogue.ts'

export type AppIcon = (typeof appIcons)[number]

const spade = (color: string, scale: number): string =>
  fill(color, suitPaths.spade).replace('<path', `<path transform="translate(256 ${256 + 2 * scale}) scale(${scale})"`)

// A maskable icon keeps its sign within the inner 80 per cent; a monochrome one is a bare shape.
const art: Record<AppIcon, string> = {
  icon:
    box('#0f4a3a', 0, 0, 512, 512, 112) +
    '<rect x="26" y="26" width="460" height="460" rx="90" fill="none" stroke="#d9' +
    'a441" stroke-opacity=".6" stroke-width="6"/>' +
    spade('#d9a441', 3.9),
  'icon-maskable': box('#0f4a3a', 0, 0, 512, 512) + ring('#145a47', 40, 256, 256, 226) + spade('#d9a441', 3.1),
  'icon-monochrome': spade('#000', 4.9),
}

/** The icon of the installed site, square at any size: a brass spade on baize. */
export const appIcon = (name: AppIcon): string => picture('Croupier', 512, 512, art[name])
