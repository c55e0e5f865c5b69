import { card, cardBack, chip, chipEdge } from '../draw/cards.ts'
import { at, box, dot, fill, line, picture, spark } from '../draw/svg.ts'
import { coverArt } from '../covers/cover.ts'
import { envelopeFront, halo } from './pieces.ts'
import type { PromotionCode } from '../catalogue.ts'

const stack = (x: number, y: number, count: number, color: string, light: string): string =>
  at(
    `translate(${x} ${y})`,
    ...Array.from({ length: count }, (_, n) => chipEdge(color, light, n % 3 ? 1 : -2, -n * 12)),
  )

// The subject alone, within about 130 units of the origin; both shapes set it on a ground of their own.
const subjects: Record<PromotionCode, { ground: string; light: string; art: string }> = {
  deposit: {
    ground: '#0f4a3a',
    light: '#165c49',
    art:
      stack(-92, 92, 4, '#c0392b', '#f4ecd8') +
      stack(92, 92, 6, '#d9a441', '#fff3d0') +
      stack(-28, 98, 8, '#f4ecd8', '#1d6b52') +
      at('translate(34 30) scale(1.3)', chip('#d9a441', '#b9822a')) +
      spark('#f3cf86', -74, -30, 18) +
      spark('#fff3d0', 84, -70, 13) +
      spark('#f3cf86', -14, -92, 9),
  },
  invite: {
    ground: '#7a2e22',
    light: '#8f3c2d',
    art:
      at(
        'translate(0 20)',
        fill('#d9b98a', 'M-80-10 0-74 80-10V60H-80Z'),
        at('translate(-16-26) rotate(-9)', cardBack('#143a30', '#d9a441')),
        at('translate(18-32) rotate(8)', card('A', 'heart')),
        envelopeFront('#f4e6c6', '#c9a56c'),
      ) +
      spark('#f3cf86', -98, -54, 14) +
      spark('#f3cf86', 98, -26, 11),
  },
  register: {
    ground: '#123b52',
    light: '#1a4c67',
    art:
      box('#d9a441', -64, -104, 128, 200, 6) +
      box('#0b2736', -54, -94, 108, 190) +
      fill('#f6d58a', 'M-6-94H54V96H-6Z') +
      fill('#8a2f24', 'M-54-94-4-78V112L-54 96Z') +
      dot('#d9a441', -14, 14, 5) +
      line('#6d2219', 3, 'M-46-74-16-66V0L-46-2ZM-46 20-16 24V88L-46 78Z') +
      fill('#f6d58a', 'M-4 96H54L108 132H-40Z').replace('/>', ' opacity=".35"/>') +
      at('translate(24 4) scale(.62)', card('A', 'spade')),
  },
  'launch-game': {
    ground: '#3a1630',
    light: '#4d2140',
    art: at(
      'translate(-10 0) scale(.94)',
      box('#d9a441', -118, -74, 236, 148, 16),
      box('#5c1f2c', -106, -62, 212, 124, 8),
      ...[-68, 0, 68].map((x) => box('#fff6e2', x - 31, -54, 62, 108, 5)),
      at('translate(-70 0) scale(.5)', coverArt['golden-orchard']?.art ?? '').replaceAll('#ffd98a', '#c0392b'),
      at('scale(.48)', coverArt['seven-facets']?.art ?? '').replaceAll('#9ad1d4', '#2f8f96'),
      at('translate(67 0) scale(.48)', coverArt['vintage-thirty']?.art ?? ''),
      line('#d9a441', 9, 'M124 34H137V-30'),
      dot('#c0392b', 137, -42, 13),
    ),
  },
}

/** The promotion pop-up's wide picture, 640 by 400, calm at its foot where the button stands. */
export const desktopPromotion = (code: PromotionCode): string => {
  const { ground, light, art } = subjects[code]
  return picture(
    code,
    640,
    400,
    box(ground, 0, 0, 640, 400),
    halo(320, 176, 250, light, ground),
    at('translate(320 176) scale(1.16)', art),
  )
}

/** The same for phones, 360 by 480. */
export const mobilePromotion = (code: PromotionCode): string => {
  const { ground, light, art } = subjects[code]
  return picture(
    code,
    360,
    480,
    box(ground, 0, 0, 360, 480),
    halo(180, 196, 210, light, ground),
    at('translate(180 196) scale(1.14)', art),
  )
}
