import { at, box, dots, fill, line, spark } from '../../draw/svg.ts'
import { card, cardBack, suit } from '../../draw/cards.ts'
import { lettering } from '../../lettering/lettering.ts'
import type { CoverArt } from '../cover.ts'

const bamboo = (x: number, top: number, color: string): string =>
  [0, 1, 2, 3].map((part) => box(color, x - 8, top + part * 36, 16, 33, 3)).join('')

/** Blackjack and baccarat tables. */
export const tables: Record<string, CoverArt> = {
  'blackjack-classic': {
    ground: '#0f4a3a',
    ink: '#f4ecd8',
    art:
      at('rotate(-14) translate(-20 4) scale(1.1)', cardBack('#b3392c', '#e8a08f')) +
      at('rotate(10) translate(18 0) scale(1.1)', card('A', 'spade')),
  },
  'velvet-blackjack': {
    ground: '#5a1626',
    ink: '#f2d9b0',
    art:
      lettering('21', { x: 0, y: 18, size: 108, color: '#f2d9b0' }) +
      fill('#d9893f', 'M-6 46-42 30C-48 40-48 54-42 64L-6 50ZM6 46 42 30C48 40 48 54 42 64L6 50Z') +
      box('#f2d9b0', -9, 39, 18, 17, 4),
  },
  'harbour-blackjack': {
    ground: '#9cc9c6',
    ink: '#15384a',
    art:
      line('#15384a', 5, 'M2-66V36') +
      at('translate(-30-14) rotate(-6) scale(.86)', card('A', 'spade')) +
      at('translate(32-6) rotate(8) scale(.72)', card('J', 'heart')) +
      fill('#a8352a', 'M-60 34H62C58 52 42 64 24 64H-26C-44 64-58 52-60 34Z') +
      box('#f6efdf', -56, 38, 112, 6) +
      line('#15384a', 5, 'M-70 70q11.5-9 23 0t23 0 23 0 23 0 23 0 23 0'),
  },
  baccarat: {
    ground: '#16302a',
    ink: '#f4ecd8',
    art:
      suit('heart', '#d9a441', -32, -32, 0.62) +
      suit('spade', '#f4ecd8', 32, -32, 0.62) +
      suit('club', '#f4ecd8', -32, 36, 0.62) +
      suit('diamond', '#d9a441', 32, 36, 0.6),
  },
  'bamboo-baccarat': {
    ground: '#efe2c0',
    ink: '#24573c',
    art:
      `<circle cx="16" cy="-14" r="42" fill="#d4553c"/>` +
      bamboo(-38, -70, '#3d7a4e') +
      bamboo(-8, -54, '#24573c') +
      bamboo(34, -76, '#3d7a4e') +
      fill(
        '#24573c',
        'M-30-20C-10-40 8-36 18-30 0-20-14-14-30-20ZM42 18C48-4 62-8 72-8 68 8 58 18 42 18ZM0 30' +
          'C-20 22-30 30-36 40-20 44-8 40 0 30Z',
      ),
  },
  'ivory-baccarat': {
    ground: '#2c4a63',
    ink: '#f6ecd2',
    art: at(
      'rotate(7)',
      box('#12283a', -40, -56, 88, 122, 9),
      box('#f6ecd2', -46, -62, 88, 122, 9),
      [-26, -2, 22].map((x) => [-38, -1, 36].map((y) => suit('diamond', '#b3392c', x, y, 0.27)).join('')).join(''),
    ),
  },
  'jacks-or-better': {
    ground: '#b8452f',
    ink: '#fff1d6',
    art:
      fill('#fff1d6', 'M-38 36C-36 0-46-14-66-12-72-34-40-52-14-60-6-30-4 0 0 36Z') +
      fill('#2a2f45', 'M38 36C36 0 46-14 66-12 72-34 40-52 14-60 6-30 4 0 0 36Z') +
      fill('#f3c14b', 'M0 36C-14 2-14-36 0-66 14-36 14 2 0 36Z') +
      box('#2a2f45', -44, 34, 88, 18, 6) +
      dots('#fff1d6', 4, [-30, 43], [-10, 43], [10, 43], [30, 43]) +
      dots('#f3c14b', 7, [-66, -6], [66, -6], [0, -68]),
  },
  'brass-poker': {
    ground: '#b4862b',
    ink: '#2a1c08',
    art: at(
      'translate(0 76) scale(.84)',
      ...(
        [
          ['10', 'heart'],
          ['J', 'spade'],
          ['Q', 'diamond'],
          ['K', 'club'],
          ['A', 'spade'],
        ] as const
      ).map(([rank, name], index) =>
        at(
          `rotate(${(index - 2) * 18}) translate(0-86) scale(.82)`,
          card(rank, name).replace('<rect', '<rect stroke="#2a1c08" stroke-width="3"'),
        ),
      ),
    ),
  },
  'clubhouse-poker': {
    ground: '#28503a',
    ink: '#f3e6c4',
    art:
      box('#d9893f', 20, -66, 13, 40) +
      suit('club', '#f3e6c4', 0, 0, 1.5) +
      fill('#d9893f', 'M-7 66V50A7 7 0 0 1 7 50V66Z') +
      fill('#d9893f', 'M-7-46H7V-30H-7ZM-36 0h14v14h-14ZM22 0h14v14H22Z') +
      spark('#f3e6c4', -50, -48, 8) +
      spark('#f3e6c4', 52, -40, 6),
  },
}
