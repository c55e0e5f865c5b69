import { angles, at, both, box, dot, dots, fill, line, oval, ring } from '../draw/svg.ts'

/** Rising rings behind a scene, the sun of the card table. */
export const halo = (x: number, y: number, r: number, outer: string, inner: string, rule = '#d9a441'): string =>
  dot(outer, x, y, r) +
  dot(inner, x, y, Math.round(r * 0.66)) +
  `<g opacity=".5">${ring(rule, 1.5, x, y, Math.round(r * 0.78))}</g>`

/** A koi about 130 long, looking to the left. */
export const koi = (body: string, mark: string): string =>
  fill(body, 'M-60 2C-30-30 20-28 42-2 62-22 72-24 84-22 78-8 78 8 86 22 72 22 60 18 42 4 20 30-30 32-60 2Z') +
  fill(
    mark,
    'M-24-19C-10-24 4-24 14-20 10-6-4 2-18-4-26-8-26-14-24-19ZM14 12' +
      'C22 2 34-2 42 1 34 12 26 18 18 21 12 20 11 16 14 12Z',
  ) +
  fill(body, 'M-14 20-22 40C-8 40 2 32 6 22ZM-14-20-20-36C-8-36 2-30 6-22Z') +
  dot('#123b52', -44, -2, 3.5)

/** A paper lantern about 100 high, its top at the origin. */
export const lantern = (paper: string, dark: string): string =>
  line(dark, 2.5, 'M0 0V14') +
  box(dark, -14, 12, 28, 7, 2) +
  oval(paper, 0, 48, 36, 32) +
  `<ellipse cx="0" cy="48" rx="20" ry="32" fill="none" stroke="${dark}" stroke-width="2" opacity=".5"/>` +
  `<g opacity=".5">${line(dark, 2, 'M0 16V80')}</g>` +
  box(dark, -14, 77, 28, 7, 2) +
  line(dark, 2.5, 'M0 84V102M-6 84V96M6 84V96')

/** A crown about 140 wide on the origin. */
export const crown = (metal: string, dark: string, jewel: string): string =>
  fill(metal, 'M-70-34-36 4 0-60 36 4 70-34 54 46H-54Z') +
  fill(dark, 'M-54 46H54L52 60H-52Z') +
  dots(jewel, 7, [-70, -38], [0, -66], [70, -38]) +
  fill(jewel, 'M0 2 12 20 0 38-12 20Z') +
  dots(dark, 6, [-30, 26], [30, 26])

/** A laurel wreath, open at the top. */
export const laurel = (color: string): string =>
  both(
    line(color, 3, 'M-10 92C-70 84-104 36-92-30'),
    ...angles(6, 24, -166).map((angle, index) =>
      at(`rotate(${angle + 62}) translate(-88 0)`, at(`rotate(${index % 2 ? 50 : 60})`, oval(color, -2, -12, 7, 16))),
    ),
  )

/** A chair at the table, seen from above, its seat towards the origin below. */
export const chair = (seat: string, back: string): string =>
  box(seat, -22, -18, 44, 34, 12) + line(back, 8, 'M-24-8Q-24-26 0-26T24-8')

/** An envelope with a card rising out of it; the card is drawn by the caller before this front. */
export const envelopeFront = (paper: string, fold: string): string =>
  fill(paper, 'M-80-10V60Q-80 68-72 68H72Q80 68 80 60V-10L0 36Z') +
  line(fold, 3, 'M-76 64-18 26M76 64 18 26M-80-10 0 36 80-10')
