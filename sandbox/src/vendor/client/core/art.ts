import { s } from './dom.ts'

/** Suits about 90 units high around the origin. */
export const SUITS = [
  'M0-42C-14-22-38-8-38 12a19 19 0 0 0 32 12c-1 10-5 18-12 24h36c-7-6-11-14-12-24' +
    'a19 19 0 0 0 32-12C38-8 14-22 0-42Z',
  'M0 44C-20 22-42 8-42-14a22 22 0 0 1 42-10 22 22 0 0 1 42 10C42 8 20 22 0 44Z',
  'M0-48 34 0 0 48-34 0Z',
  'M0-46a19 19 0 0 1 16 29 19 19 0 1 1-10 33c1 10 5 18 12 24h-36c7-6 11-14 12-24' +
    'a19 19 0 1 1-10-33A19 19 0 0 1 0-46Z',
] as const

const STAR = 'M0-50 13-16 48-14 21 9 30 44 0 25-30 44-21 9-48-14-13-16Z'

/** An SVG picture of 128 by 128 units, centred on the origin. */
export const badge = (...children: SVGElement[]): SVGElement =>
  s('svg', { viewBox: '-64 -64 128 128', 'aria-hidden': 'true' }, ...children)

/** One suit in its own colour class. */
export const suitBadge = (suit: number): SVGElement => badge(s('path', { d: SUITS[suit] ?? '', class: `suit-${suit}` }))

/** The wild: a star on brass. */
export const wildBadge = (): SVGElement =>
  badge(
    s('rect', { x: -64, y: -64, width: 128, height: 128, rx: 14, class: 'wild-ground' }),
    s('circle', { r: 54, class: 'wild-ring' }),
    s('path', { d: STAR, class: 'wild-star', transform: 'scale(.9)' }),
  )

/** The scatter: a chip. */
export const scatterBadge = (): SVGElement =>
  badge(
    s('circle', { r: 58, class: 'chip-edge' }),
    s('circle', { r: 52, class: 'chip-dashes', 'stroke-dasharray': '27.2 27.2' }),
    s('circle', { r: 38, class: 'chip-face' }),
    s('path', { d: SUITS[0], class: 'chip-suit', transform: 'scale(.52)' }),
  )
