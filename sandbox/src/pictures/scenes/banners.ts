import { card, chip, chipEdge } from '../draw/cards.ts'
import { at, box, dot, faint, picture, ring, spark, turns } from '../draw/svg.ts'
import { chair, crown, halo, koi, lantern, laurel } from './pieces.ts'

import type { BannerCode } from '../catalogue.ts'

/** What a banner shows: its own composition for the wide and for the phone's shape. */
type BannerArt = { ground: string; desktop: string; mobile: string }

const ripple = (x: number, y: number, r: number): string =>
  `<g opacity=".35">${[r, r * 0.66, r * 0.33]
    .map(
      (rx) =>
        `<ellipse cx="${x}" cy="${y}" rx="${Math.round(rx)}" ry="${Math.round(rx / 3)}" fill="none" ` +
        `stroke="#8fd0d6" stroke-width="2"/>`,
    )
    .join('')}</g>`

const pad = (x: number, y: number, scale: number): string =>
  at(`translate(${x} ${y}) scale(${scale} ${scale * 0.5})`, '<path fill="#2f7d62" d="M0 0 34-20A40 40 0 1 0 38 8Z"/>')

/** Chairs around a table; the brass one is kept for the friend. */
const table = (radius: number): string =>
  turns([-90, -54, -18, 18, 54, 90], (index) =>
    at(
      `translate(0 ${-radius - 40}) scale(1.4)`,
      index === 3 ? chair('#d9a441', '#f3cf86') : chair('#5c1f18', '#92392b'),
    ),
  ) +
  dot('#4a1610', 0, 6, radius + 8) +
  dot('#d9a441', 0, 0, radius + 4) +
  dot('#0f4a3a', 0, 0, radius - 4) +
  faint(0.5, ring('#d9a441', 1.5, 0, 0, Math.round(radius * 0.72)))

const art: Record<BannerCode, BannerArt> = {
  welcome: {
    ground: '#0f4a3a',
    desktop:
      halo(1030, 250, 236, '#145a47', '#0f4a3a') +
      at('translate(922 146) rotate(-16) scale(1.8)', card('A', 'heart')) +
      at('translate(1042 132) rotate(9) scale(1.8)', card('K', 'spade')) +
      at('translate(1168 186)', chip('#d9a441', '#b9822a')),
    mobile:
      halo(318, 150, 128, '#145a47', '#0f4a3a') +
      at('translate(262 84) rotate(-14) scale(.98)', card('A', 'heart')) +
      at('translate(320 76) rotate(9) scale(.98)', card('K', 'spade')) +
      at('translate(360 116) scale(.5)', chip('#d9a441', '#b9822a')),
  },
  'koi-lantern': {
    ground: '#123b52',
    desktop:
      `<rect x="0" y="176" width="1240" height="72" fill="#0d2d40"/>` +
      faint(0.5, dot('#1d5570', 1090, 60, 150)) +
      at('translate(760-6) scale(.86)', lantern('#f4a259', '#7a2f1d')) +
      at('translate(1176-4) scale(1.3)', lantern('#e0685c', '#6b1d1d')) +
      at('translate(1062-10) scale(.62)', lantern('#f6d58a', '#7a2f1d')) +
      ripple(790, 214, 96) +
      ripple(1130, 222, 90) +
      pad(700, 206, 0.9) +
      pad(1196, 214, 1.1) +
      at('translate(940 138) rotate(-14) scale(1.35)', koi('#f4a259', '#fff3dc')) +
      at('translate(1060 204) rotate(6) scale(.72)', koi('#fff3dc', '#e0685c')),
    mobile:
      `<rect x="0" y="108" width="390" height="38" fill="#0d2d40"/>` +
      faint(0.5, dot('#1d5570', 330, 30, 90)) +
      at('translate(362-6) scale(.6)', lantern('#e0685c', '#6b1d1d')) +
      at('translate(236-8) scale(.5)', lantern('#f6d58a', '#7a2f1d')) +
      ripple(300, 126, 60) +
      pad(228, 124, 0.5) +
      at('translate(284 92) rotate(-14) scale(.8)', koi('#f4a259', '#fff3dc')),
  },
  'vip-club': {
    ground: '#3a1630',
    desktop:
      halo(984, 140, 190, '#4b2040', '#3a1630') +
      at('translate(984 118) scale(1.08)', laurel('#a9773a')) +
      at('translate(984 112) scale(.94)', crown('#e9b44c', '#b9822a', '#f4ecd8')) +
      at(
        'translate(784 178)',
        [0, 1, 2, 3]
          .map((n) =>
            chipEdge(n % 2 ? '#f4ecd8' : '#c0392b', n % 2 ? '#c0392b' : '#f4ecd8', n === 2 ? 3 : 0, 36 - n * 14),
          )
          .join(''),
      ) +
      at(
        'translate(1178 178)',
        [0, 1, 2, 3, 4, 5].map((n) => chipEdge('#d9a441', '#fff3d0', n % 2 ? 2 : -1, 36 - n * 14)).join(''),
      ) +
      spark('#f3cf86', 826, 58, 13) +
      spark('#f3cf86', 1146, 46, 16) +
      spark('#f4ecd8', 1100, 206, 8),
    mobile:
      halo(304, 76, 98, '#4b2040', '#3a1630') +
      at('translate(304 66) scale(.62)', laurel('#a9773a')) +
      at('translate(304 64) scale(.54)', crown('#e9b44c', '#b9822a', '#f4ecd8')) +
      at(
        'translate(362 110) scale(.6)',
        [0, 1, 2].map((n) => chipEdge('#d9a441', '#fff3d0', n % 2 ? 2 : -1, 36 - n * 14)).join(''),
      ) +
      spark('#f3cf86', 226, 26, 7) +
      spark('#f3cf86', 374, 22, 8),
  },
  invite: {
    ground: '#7a2e22',
    desktop:
      faint(0.5, dot('#8b3a2c', 960, 252, 300)) +
      at('translate(960 262)', table(150)) +
      at('translate(884 196) rotate(-24) scale(.62)', card('Q', 'heart')) +
      at('translate(960 172) scale(.62)', card('J', 'club')) +
      at('translate(1036 196) rotate(24) scale(.62)', card('A', 'spade')),
    mobile:
      faint(0.5, dot('#8b3a2c', 306, 150, 150)) +
      at('translate(302 158) scale(.54)', table(150)) +
      at('translate(262 126) rotate(-24) scale(.34)', card('Q', 'heart')) +
      at('translate(302 112) scale(.34)', card('J', 'club')) +
      at('translate(342 126) rotate(24) scale(.34)', card('A', 'spade')),
  },
}

const draw = (code: BannerCode, width: number, height: number, shape: 'desktop' | 'mobile'): string =>
  picture(code, width, height, box(art[code].ground, 0, 0, width, height), art[code][shape])

/** The wide picture, 5 to 1, calm on its left 45 per cent where the page lays the words. */
export const desktopBanner = (code: BannerCode): string => draw(code, 1240, 248, 'desktop')

/** The phone's picture, 390 by 146, calm on its left half. */
export const mobileBanner = (code: BannerCode): string => draw(code, 390, 146, 'mobile')
export const bannerCodes = Object.keys(art) as BannerCode[]
