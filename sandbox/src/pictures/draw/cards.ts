import { lettering } from '../lettering/lettering.ts'
import { at, box, dot, fill, ring } from './svg.ts'

export type Suit = 'spade' | 'heart' | 'club' | 'diamond'

/** Suits about 90 units high around the origin. */
export const suitPaths: Record<Suit, string> = {
  spade:
    'M0-42C-14-22-38-8-38 12a19 19 0 0 0 32 12c-1 10-5 18-12 24h36c-7-6-11-14-12-24a19 19 0 0 0 32-12' +
    'C38-8 14-22 0-42Z',
  heart: 'M0 44C-20 22-42 8-42-14a22 22 0 0 1 42-10 22 22 0 0 1 42 10C42 8 20 22 0 44Z',
  club:
    'M0-46a19 19 0 0 1 16 29 19 19 0 1 1-10 33c1 10 5 18 12 24h-36c7-6 11-14 12-24a19 19 0 1 1-10-33' +
    'A19 19 0 0 1 0-46Z',
  diamond: 'M0-48 34 0 0 48-34 0Z',
}

export const suit = (name: Suit, color: string, x: number, y: number, scale: number): string =>
  `<path fill="${color}" transform="translate(${x} ${y}) scale(${scale})" d="${suitPaths[name]}"/>`

const ivory = '#fffaf0'
const red = '#b3392c'
const black = '#1d2a25'

/** A face-up card, 64 by 92 around the origin. */
export const card = (rank: string, name: Suit, paper = ivory): string => {
  const ink = name === 'heart' || name === 'diamond' ? red : black
  return (
    box(paper, -32, -46, 64, 92, 7) +
    suit(name, ink, 2, 4, 0.6) +
    lettering(rank, { x: -25, y: -26, size: 18, color: ink, anchor: 'start' })
  )
}

/** A card's back, of the same size. */
export const cardBack = (color: string, ink: string): string =>
  box(color, -32, -46, 64, 92, 7) +
  `<rect x="-26" y="-40" width="52" height="80" rx="4" fill="none" stroke="${ink}" stroke-width="1.5"/>` +
  suit('diamond', ink, 0, 0, 0.42)

/** A casino chip of radius 46 around the origin. */
export const chip = (color: string, dark: string, light = '#fff3d0'): string =>
  dot(color, 0, 0, 46) +
  ring(light, 9, 0, 0, 41.5, '16.3 16.3') +
  dot(dark, 0, 0, 30) +
  suit('diamond', light, 0, 0, 0.4)

/** A chip seen from the side, for stacks. */
export const chipEdge = (color: string, light: string, x: number, y: number): string =>
  at(`translate(${x} ${y})`, box(color, -30, -6, 60, 12, 3), fill(light, 'M-20-6h8v12h-8ZM-4-6h8v12h-8ZM12-6h8v12h-8Z'))
