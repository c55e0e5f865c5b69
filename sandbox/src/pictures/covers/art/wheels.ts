import { angles, at, copies, dot, dots, fill, line, oval, polar, ring, spark, turns } from '../../draw/svg.ts'
import type { CoverArt } from '../cover.ts'

const red = '#a32a1e'
const black = '#1d2a25'

/** Pockets all around, red and black in turn and the first one green, as one path for each colour. */
const pockets = (count: number, radius: number): string => {
  const step = 360 / count
  const sector = (index: number): string =>
    `M0 0L${polar((index - 0.5) * step, radius)}A${radius} ${radius} 0 0 1 ${polar((index + 0.5) * step, radius)}Z`
  const of = (remainder: number): string =>
    angles((count - 1) / 2, 2, remainder)
      .map(sector)
      .join('')
  return fill(red, of(1)) + fill(black, of(2)) + fill('#3f8f63', sector(0))
}

/** One pocket of the half wheel that rises like a moon. */
const slice = (angle: number): string => `M0 0L${polar(angle - 7.5, 66)}A66 66 0 0 1 ${polar(angle + 7.5, 66)}Z`

const hub = (color: string): string =>
  line(color, 4, 'M-24 0H24M0-24V24M-17-17 17 17M-17 17 17-17') + dot(color, 0, 0, 9)

/** Roulette wheels, and the one at the fair. */
export const wheels: Record<string, CoverArt> = {
  'european-roulette': {
    ground: '#f1e4c6',
    ink: black,
    art:
      pockets(25, 62) +
      dot('#0d2c24', 0, 0, 40) +
      ring('#d9a441', 2.5, 0, 0, 40) +
      hub('#d9a441') +
      dot('#fffaf0', 20, -47, 5),
  },
  'garden-roulette': {
    ground: '#dcebcf',
    ink: '#22432f',
    art:
      copies('leaf', angles(11, 30, 30), at('rotate(15)', oval('#22432f', 0, -46, 11, 22))) +
      copies('petal', angles(11, 30, 30), oval('#c8402f', 0, -44, 10, 24)) +
      dot('#f2c14e', 0, 0, 28) +
      ring('#22432f', 3, 0, 0, 28) +
      dots('#22432f', 3, [0, -18], [16, -9], [16, 9], [0, 18], [-16, 9], [-16, -9]) +
      dot('#22432f', 0, 0, 7),
  },
  'midnight-roulette': {
    ground: '#0f1a33',
    ink: '#f1dca4',
    art:
      at(
        'translate(0 52)',
        fill('#f1dca4', 'M-72 0A72 72 0 0 1 72 0Z'),
        fill('#b3392c', angles(6, 30, -75).map(slice).join('')),
        fill('#0f1a33', angles(5, 30, -60).map(slice).join('')),
        fill('#3f8f63', slice(0)),
        fill('#0f1a33', `M0 0L-66 0A66 66 0 0 1 ${polar(-82.5, 66)}ZM0 0L66 0A66 66 0 0 0 ${polar(82.5, 66)}Z`),
        fill('#f1dca4', 'M-38 0A38 38 0 0 1 38 0Z'),
        fill('#0f1a33', 'M-30 0A30 30 0 0 1 30 0Z'),
        line('#f1dca4', 4, 'M0-4V-24M-6-4-20-16M6-4 20-16'),
        line('#f1dca4', 4, 'M-74 2H74'),
      ) +
      dot('#fffaf0', 34, -22, 6) +
      spark('#f1dca4', 0, -50, 12) +
      spark('#f1dca4', -48, -40, 7) +
      spark('#f1dca4', 50, -52, 8),
  },
  'ferris-night': {
    ground: '#173a3c',
    ink: '#f6d79b',
    art:
      line('#f6d79b', 6, 'M-34 70 0-8 34 70M-44 70H44') +
      at(
        'translate(0-8)',
        ring('#f6d79b', 4, 0, 0, 48),
        ring('#f6d79b', 2, 0, 0, 38),
        turns(angles(4, 45), () => line('#f6d79b', 2.5, 'M0-48V48')),
        angles(8, 45, 22.5)
          .map((angle, index) => {
            const [x, y] = polar(angle, 52).split(' ')
            return at(
              `translate(${x} ${y})`,
              fill(index % 2 ? '#fff3dc' : '#e8624a', 'M-10-5H10V3A10 8 0 0 1-10 3Z'),
              line('#173a3c', 2, 'M-10-5 0-12 10-5'),
            )
          })
          .join(''),
        dot('#e8624a', 0, 0, 9),
        dot('#f6d79b', 0, 0, 4),
      ),
  },
}
