import { at, box, dot, fill, line, picture, ring, spark } from '../draw/svg.ts'
import { suit } from '../draw/cards.ts'
import { halo } from './pieces.ts'
import type { guidePosters } from '../catalogue.ts'

type GuidePoster = (typeof guidePosters)[number]

const coin = (x: number, y: number, r: number): string =>
  at(
    `translate(${x} ${y})`,
    dot('#b9822a', 0, 5, r),
    dot('#d9a441', 0, 0, r),
    ring('#fff3d0', 3, 0, 0, r - 9),
    suit('diamond', '#fff3d0', 0, 0, r / 88),
  )

const arrow = (color: string, d: string, x: number, y: number, turn: number): string =>
  line(color, 9, d) + at(`translate(${x} ${y}) rotate(${turn})`, line(color, 9, 'M-18-18 0 0-18 18'))

const wallet = (x: number, y: number): string =>
  at(
    `translate(${x} ${y})`,
    box('#5c3018', -104, -66, 208, 140, 16),
    box('#b87744', -104, -46, 208, 124, 14),
    line('#5c3018', 3, 'M-92-34H92'),
    box('#d9a441', 54, -6, 62, 44, 12),
    dot('#5c3018', 80, 16, 8),
  )

const art: Record<GuidePoster, { ground: string; light: string; body: string }> = {
  intro: {
    ground: '#123b52',
    light: '#194b66',
    body:
      line('#5d93a8', 5, 'M180 104 320 176 460 104M180 256 320 176 460 256M180 104V256M460 104V256') +
      coin(320, 176, 76) +
      coin(180, 104, 34) +
      coin(460, 104, 34) +
      coin(180, 256, 34) +
      coin(460, 256, 34),
  },
  wallet: {
    ground: '#0f4a3a',
    light: '#165c49',
    body: coin(286, 104, 46) + coin(358, 88, 40) + wallet(320, 204),
  },
  exchange: {
    ground: '#3d2418',
    light: '#512f20',
    body:
      fill('#f4e6c6', 'M320 60 452 122V138H188V122ZM188 268H452V288H188Z') +
      [216, 284, 352, 420].map((x) => box('#f4e6c6', x - 13, 152, 26, 104, 3)).join('') +
      coin(320, 204, 40) +
      suit('diamond', '#8a5a2a', 320, 104, 0.36),
  },
  buying: {
    ground: '#7a2e22',
    light: '#8f3c2d',
    body:
      at(
        'translate(214 184) rotate(-10)',
        box('#fffaf0', -88, -56, 176, 112, 10),
        box('#123b52', -88, -36, 176, 22),
        box('#d9a441', -70, 4, 30, 22, 4),
        line('#123b52', 6, 'M-24 16H66'),
      ) +
      arrow('#f3cf86', 'M322 180H380', 388, 180, 0) +
      coin(468, 180, 62),
  },
  transferring: {
    ground: '#1c1a24',
    light: '#2b2836',
    body:
      at('translate(186 184) scale(.82)', wallet(0, 0)) +
      at(
        'translate(470 184)',
        box('#9ad1d4', -52, -92, 104, 184, 16),
        box('#1c3a52', -42, -76, 84, 148, 6),
        suit('spade', '#d9a441', 0, 0, 0.6),
      ) +
      arrow('#f3cf86', 'M262 110Q320 52 388 92', 396, 98, 38) +
      coin(322, 92, 26),
  },
  depositing: {
    ground: '#0d2c24',
    light: '#143a30',
    body:
      fill('#0f4a3a', 'M0 268C180 206 460 206 640 268V360H0Z') +
      line('#d9a441', 6, 'M-4 269C180 206 460 206 644 269') +
      coin(320, 226, 50) +
      coin(222, 250, 34) +
      coin(418, 250, 34) +
      arrow('#f3cf86', 'M320 60V132', 320, 142, 90) +
      spark('#f3cf86', 214, 116, 15) +
      spark('#f3cf86', 430, 104, 18),
  },
}

/** The poster before a video of the crypto guide, 640 by 360. */
export const guidePoster = (name: GuidePoster): string => {
  const { ground, light, body } = art[name]
  return picture(name, 640, 360, box(ground, 0, 0, 640, 360), halo(320, 180, 176, light, ground), body)
}
