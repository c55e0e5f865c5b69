import { angles, at, box, copies, dot, fill, line, picture, ring, spark } from '../draw/svg.ts'
import { suit } from '../draw/cards.ts'
import type { VipLevelName } from '../catalogue.ts'

type Metal = { rim: string; face: string; mark: string; ribbon: string }

const metals: Record<VipLevelName, Metal> = {
  entry: { rim: '#2f7d62', face: '#14513f', mark: '#d6eadd', ribbon: '#1d6b52' },
  bronze: { rim: '#b87744', face: '#7d4522', mark: '#f6d7b4', ribbon: '#5c3018' },
  silver: { rim: '#c3ccd1', face: '#6c7880', mark: '#ffffff', ribbon: '#4a555c' },
  gold: { rim: '#e3b04b', face: '#a8741d', mark: '#fff3d0', ribbon: '#8a2f24' },
  platinum: { rim: '#e6ecec', face: '#2d5f66', mark: '#f4fbfb', ribbon: '#17434d' },
  diamond: { rim: '#9ad1d4', face: '#1c3a52', mark: '#d8f3f4', ribbon: '#122a3d' },
}

const gem = (color: string, shade: string): string =>
  fill(color, 'M-9-3.5-4.8-9H4.8L9-3.5 0 9.5Z') +
  line(shade, 0.9, 'M-9-3.5H9M-4.8-9-3-3.5 0 9.5 3-3.5 4.8-9M-3-3.5 0-9 3-3.5')

// A level is recognized by its shape as well as by its colour: each has its own mark and edge.
const medal: Record<VipLevelName, (metal: Metal) => string> = {
  entry: (m) => dot(m.rim, 0, 0, 17) + dot(m.face, 0, 0, 14) + suit('club', m.mark, 0, 0.5, 0.2),
  bronze: (m) =>
    fill(m.rim, 'M0-19 16.5-9.5V9.5L0 19-16.5 9.5V-9.5Z') +
    dot(m.face, 0, 0, 12.5) +
    suit('diamond', m.mark, 0, 0, 0.19),
  silver: (m) =>
    copies('edge', angles(1, 45, 45), box(m.rim, -14, -14, 28, 28, 3)) +
    dot(m.face, 0, 0, 13) +
    suit('heart', m.mark, 0, 0.5, 0.21),
  gold: (m) =>
    copies('edge', angles(2, 30, 30), box(m.rim, -14, -14, 28, 28, 2)) +
    dot(m.face, 0, 0, 13.5) +
    ring(m.mark, 0.9, 0, 0, 11.6) +
    suit('spade', m.mark, 0, 0.5, 0.18),
  platinum: (m) =>
    copies('edge', angles(7, 45, 45), dot(m.rim, 0, -14, 5.6)) +
    dot(m.rim, 0, 0, 15) +
    dot(m.face, 0, 0, 13) +
    fill(m.mark, 'M-9-4.5-4.5 0 0-7.5 4.5 0 9-4.5 7 6H-7ZM-7 7.5H7V9.5H-7Z'),
  diamond: (m) =>
    copies('edge', angles(11, 30, 30), fill(m.rim, 'M-4.6-12 0-20.5 4.6-12Z')) +
    dot(m.rim, 0, 0, 16) +
    dot(m.face, 0, 0, 13.8) +
    gem(m.mark, m.face) +
    spark('#ffffff', 8, -8, 4),
}

/** The badge of a VIP level, 48 by 48. */
export const vipBadge = (level: VipLevelName): string => {
  const metal = metals[level]
  const tails = fill(metal.ribbon, 'M12 26 8 46 16 42 20 47 24 32 28 47 32 42 40 46 36 26Z')
  return picture(level, 48, 48, tails, at('translate(24 21)', medal[level](metal)))
}
