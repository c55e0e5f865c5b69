import { at, box, dot, dots, fill, line, picture, ring } from '../draw/svg.ts'
import { suitPaths } from '../draw/cards.ts'
import { lettering } from '../lettering/lettering.ts'
import type { MethodCode } from '../catalogue.ts'

const night = '#0d2c24'
const brass = '#d9a441'
const ivory = '#fff6e2'
const baize = '#1d6b52'
const oxblood = '#a8382c'
const sea = '#245a7a'

// Each icon has its own plate, so that it is seen on the dark and on the light theme alike.
const plate = (color: string): string =>
  `<rect x=".5" y=".5" width="39" height="27" rx="4" fill="${color}" stroke="${night}" stroke-opacity=".25"/>`

const strip = (color: string, y: number): string => box(color, 0.5, y, 39, 5)
const cardChip = (color: string, x = 5, y = 12): string => box(color, x, y, 7, 5.5, 1.2)
const coin = (x: number, y: number, r: number, rim: string, face: string): string =>
  dot(rim, x, y, r) + dot(face, x, y, r - 1.8)

const art: Record<MethodCode, string> = {
  VISA_MASTERCARD:
    plate(ivory) +
    strip(sea, 4.5) +
    cardChip(brass) +
    line(sea, 1.6, 'M5 22.5h5M13 22.5h5M21 22.5h5') +
    at('translate(32 17.5) scale(.11)', fill(oxblood, suitPaths.spade)),
  VISA_MASTERCARD_1:
    plate(sea) +
    cardChip(brass, 5, 6) +
    line(ivory, 1.6, 'M5 18h5M13 18h5M21 18h5M29 18h5M5 23h12') +
    line(ivory, 1.5, 'M16 6.5q2.5 2.3 0 4.8M19.5 5q4 3.8 0 7.8'),
  PAYPAL_POLL:
    plate(oxblood) +
    box(ivory, 10, 5, 24, 16, 2.5) +
    box(oxblood, 10, 8.5, 24, 3.5) +
    box(brass, 5, 9, 24, 15, 2.5) +
    box(night, 5, 12.5, 24, 3.5) +
    line(night, 1.5, 'M8.5 20h6'),
  PINGPONG:
    plate(baize) +
    line(ivory, 2.4, 'M8 10H29M25 5.5 29.5 10 25 14.5') +
    line(brass, 2.4, 'M32 19H11M15 14.8 10.5 19 15 23.2'),
  CRYPTO:
    plate('#245a50') +
    fill(brass, 'M20 3 29.5 8.5V19.5L20 25 10.5 19.5V8.5Z') +
    fill('#123a33', 'M20 6 27 10V18L20 22 13 18V10Z') +
    fill(brass, 'M20 8.5 24.8 14 20 19.5 15.2 14Z'),
  ONLY_PAY: plate(brass) + fill(night, 'M22.5 3.5 11 15.5H18.5L16 24.5 29 11.5H21Z'),
  PIX:
    plate('#d7efe6') +
    fill(baize, 'M7 5h8v8H7ZM9 7v4h4V7ZM25 5h8v8h-8ZM27 7v4h4V7ZM7 15.5h8v8H7ZM9 17.5v4h4v-4Z', true) +
    fill(baize, 'M18 5h4v3h-4ZM18 11h3v3h3v3h-3v-2h-3ZM25 16h3v3h-3ZM30 15.5h3v4h-3ZM18 19h4v4.5h-4ZM27 21h6v2.5h-6Z'),
  CPAY:
    plate('#e9dcc0') +
    fill('#7a4a2a', 'M7 8.5Q7 5.5 10 5.5H28V9H31Q33 9 33 11V21.5Q33 23.5 31 23.5H10Q7 23.5 7 20.5Z') +
    line('#e9dcc0', 1.2, 'M10 9H28') +
    box(brass, 26, 13.5, 9, 6, 2) +
    dot('#7a4a2a', 29.5, 16.5, 1.4),
  CASH:
    plate('#cfe3c4') +
    box(baize, 4.5, 5.5, 31, 17, 2) +
    ring('#cfe3c4', 1.3, 20, 14, 5) +
    dots('#cfe3c4', 1.6, [9, 14], [31, 14]) +
    line('#cfe3c4', 1.2, 'M7 9.5Q9 9.5 9 8M31 8Q31 9.5 33 9.5M7 18.5Q9 18.5 9 20M31 20Q31 18.5 33 18.5'),
  STRIPE:
    plate('#34506b') +
    box(ivory, 4.5, 6, 21, 16, 2.2) +
    cardChip(brass, 8, 10) +
    line('#34506b', 1.4, 'M8 19h10') +
    line(brass, 2, 'M28.5 9.5q4 4.5 0 9M31.8 6.8q6 7.2 0 14.4'),
  CRYPT:
    plate('#2b2a33') +
    at(
      'translate(20 14) rotate(-28)',
      ...[-6, 6].map(
        (x) =>
          `<rect x="${x - 7.5}" y="-4.5" width="15" height="9" rx="4.5" fill="none" ` +
          `stroke="${x < 0 ? brass : ivory}" stroke-width="2.6"/>`,
      ),
    ),
  PAYP:
    plate('#f0cdbf') +
    fill(oxblood, 'M9 9.5H31L29.5 24H10.5Z') +
    line(oxblood, 1.8, 'M15 11V8.5Q15 4 20 4T25 8.5V11') +
    line(ivory, 2.2, 'M15.5 16.5 19 20 25 13.5'),
  BANK_CARD:
    plate('#e3e8ea') +
    fill(sea, 'M20 3 33 9.5V11.5H7V9.5ZM7 21.5H33V24.5H7Z') +
    fill(sea, 'M10 13h3.4v7H10ZM18.3 13h3.4v7h-3.4ZM26.6 13H30v7h-3.4Z'),
  PAYPAL:
    plate(sea) +
    box(ivory, 6, 6.5, 24, 16, 2) +
    line(sea, 1.6, 'M7 8 18 16 29 8') +
    coin(30, 19.5, 6.2, sea, brass) +
    line(night, 1.5, 'M30 17v5M28 19.8l2 2.2 2-2.2'),
  MERCADO_PAGO:
    plate('#f6e2a6') +
    fill(ivory, 'M8 13H32V24H8Z') +
    fill(night, 'M22 16h6v8h-6Z') +
    box(sea, 11.5, 16, 7.5, 4.5) +
    [0, 1, 2, 3].map((n) => fill(n % 2 ? ivory : oxblood, `M${6 + n * 7} 5h7v7a3.5 3.5 0 0 1-7 0Z`)).join(''),
  BTC:
    plate('#f0a53a') +
    dot(ivory, 20, 14, 10.5) +
    line('#b36b0d', 1.7, 'M18.2 6.4V8.6M21.4 6.4V8.6M18.2 19.4V21.6M21.4 19.4V21.6') +
    lettering('B', { x: 20, y: 19.2, size: 15, color: '#b36b0d' }),
}

/** The icon of a deposit or cash-out method, 40 by 28; general signs, no company's mark. */
export const methodIcon = (code: MethodCode): string => picture(code, 40, 28, art[code])
