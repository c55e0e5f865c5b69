import { card, chip, chipEdge, suit } from '../draw/cards.ts'
import { at, box, dot, fill, line, picture, ring, spark } from '../draw/svg.ts'
import { chair, crown, halo, laurel } from './pieces.ts'
import type { articlePictures, emptyPictures } from '../catalogue.ts'

type ArticlePicture = (typeof articlePictures)[number]
type EmptyPicture = (typeof emptyPictures)[number]

const page = (x: number, y: number, turn: number): string =>
  at(
    `translate(${x} ${y}) rotate(${turn})`,
    box('#fffaf0', -62, -84, 124, 168, 6),
    suit('spade', '#0f4a3a', 0, -54, 0.3),
    line('#c9b98f', 5, 'M-42-22H42M-42-4H42M-42 14H30M-42 32H42M-42 50H10'),
    ring('#b3392c', 4, 34, 58, 13),
    suit('heart', '#b3392c', 34, 59, 0.16),
  )

const art: Record<ArticlePicture, { ground: string; body: string }> = {
  'bonus-terms': {
    ground: '#0f4a3a',
    body:
      halo(400, 280, 250, '#145a47', '#0f4a3a') +
      page(360, 150, -7) +
      at('translate(508 196) scale(1.05)', chip('#d9a441', '#b9822a')) +
      at('translate(584 236)', [0, 1, 2].map((n) => chipEdge('#c0392b', '#f4ecd8', n % 2 ? 2 : 0, -n * 13)).join('')) +
      at('translate(452 96) rotate(40)', box('#d9a441', -5, -58, 10, 92, 2), fill('#fff3d0', 'M-5 34H5L0 48Z')),
  },
  'vip-club': {
    ground: '#3a1630',
    body:
      halo(400, 160, 200, '#4b2040', '#3a1630') +
      at('translate(400 150) scale(1.2)', laurel('#a9773a')) +
      at('translate(400 146)', crown('#e9b44c', '#b9822a', '#f4ecd8')) +
      spark('#f3cf86', 226, 84, 15) +
      spark('#f3cf86', 578, 66, 18) +
      spark('#f4ecd8', 560, 236, 9) +
      spark('#f4ecd8', 246, 232, 8),
  },
  invitation: {
    ground: '#7a2e22',
    body:
      halo(400, 160, 260, '#8b3a2c', '#7a2e22') +
      [-132, -66, 66, 132, 180]
        .map((turn) => at(`translate(400 160) rotate(${turn}) translate(0-112)`, chair('#5c1f18', '#92392b')))
        .join('') +
      at('translate(400 160) translate(0-112) scale(1.15)', chair('#d9a441', '#f3cf86')) +
      dot('#d9a441', 400, 160, 88) +
      dot('#0f4a3a', 400, 160, 81) +
      at('translate(372 164) rotate(-12) scale(.72)', card('Q', 'heart')) +
      at('translate(428 164) rotate(12) scale(.72)', card('K', 'spade')),
  },
}

/** The drawing at the head of an article, 800 by 320. */
export const articlePicture = (name: ArticlePicture): string =>
  picture(name, 800, 320, box(art[name].ground, 0, 0, 800, 320), art[name].body)

const rule = '#d9a441'
const empties: Record<EmptyPicture, string> = {
  'face-down-ace':
    at(
      'translate(96 92) rotate(-16)',
      `<rect x="-46" y="-66" width="92" height="132" rx="10" fill="none"` +
        ` stroke="${rule}" stroke-width="2" stroke-dasharray="7 6" opacity=".7"/>`,
    ) +
    at(
      'translate(130 94) rotate(8)',
      fill('#fffaf0', 'M-50-60A12 12 0 0 1-38-72H38A12 12 0 0 1 50-60V36L14 72H-38A12 12 0 0 1-50 60Z'),
      fill('#1d6b52', 'M-43-57A8 8 0 0 1-35-65H35A8 8 0 0 1 43-57V33L11 65H-35A8 8 0 0 1-43 57Z'),
      line(rule, 2, 'M-35-57H35V30L8 57H-35Z'),
      suit('diamond', rule, 0, -6, 0.62),
      suit('diamond', '#1d6b52', 0, -6, 0.36),
      line(rule, 2, 'M-35-34-12-57M35-34 12-57M-35 34-12 57'),
      fill('#f4e6c6', 'M50 36 14 72C20 58 18 48 10 40 26 44 38 42 50 36Z'),
      suit('spade', '#1d2a25', 25, 48, 0.14),
    ),
  'empty-table':
    fill('#1d6b52', 'M16 76H224C224 134 178 158 120 158S16 134 16 76Z') +
    line(rule, 6, 'M16 76H224C224 134 178 158 120 158S16 134 16 76Z') +
    `<g fill="none" stroke="${rule}" stroke-width="2" stroke-dasharray="6 5" opacity=".8">` +
    '<rect x="58" y="90" width="28" height="40" rx="4"/><rect x="106" y="96" width="28" height="40" rx="4"/>' +
    '<rect x="154" y="90" width="28" height="40" rx="4"/></g>' +
    at('translate(120 46)', chair('#8a2f24', '#c0563f')) +
    at('translate(52 52) rotate(-14)', chair('#8a2f24', '#c0563f')) +
    at('translate(188 52) rotate(14)', chair('#8a2f24', '#c0563f')),
}

/** The picture of a list that has nothing to show, 240 by 180 on a transparent ground, for either theme. */
export const emptyPicture = (name: EmptyPicture): string => picture(name, 240, 180, empties[name])
