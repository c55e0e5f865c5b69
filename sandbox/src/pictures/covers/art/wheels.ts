import { angles, at, dot, dots, fill, line, oval, polar, ring, spark, turns } from '../../draw/svg.ts'
import type { CoverArt } from '../cover.ts'

const red = '#a32a1e'
const black = '#1d2a25'

const pockets = (count: number, radius: number, from = 0, step = 360 / count): string =>
  turns(angles(count, step, from), (index) => {
    const half = polar(step / 2, radius)
    const color = index === 0 && from === 0 ? '#3f8f63' : index % 2 ? red : black
    return fill(color, `M0 0L${polar(-step / 2, radius)}A${radius} ${radius} 0 0 1 ${half}Z`)
  })

const hub = (color: string): string =>
  line(color, 4, 'M-24 0H24M0-24V24M-17-17 17 17M-17 17 17-17') + dot(color, 0, 0, 9)

/** Roulette wheels, and the one at the fair. */
export const wheels: Record<string, CoverArt> = {
  'european-roulette': {
    ground: '#f1e4c6',
    ink: black,
    art: pockets(25, 62) + dot('#0d2c24', 0, 0, 40) + ring('#d9a441', 2.5, 0, 0, 40) + hub('#d9a441')
      + dot('#fffaf0', 20, -47, 5),
  },
  'garden-roulette': {
    ground: '#dcebcf',
    ink: '#22432f',
    art: turns(angles(12, 30, 15), () => oval('#22432f', 0, -46, 11, 22))
      + turns(angles(12, 30), () => oval('#c8402f', 0, -44, 10, 24)) + dot('#f2c14e', 0, 0, 28)
      + ring('#22432f', 3, 0, 0, 28) + dots('#22432f', 3, [0, -18], [16, -9], [16, 9], [0, 18], [-16, 9], [-16, -9])
      + dot('#22432f', 0, 0, 7),
  },
  'midnight-roulette': {
    ground: '#0f1a33',
    ink: '#f1dca4',
    art: at('translate(0 52)', fill('#f1dca4', 'M-72 0A72 72 0 0 1 72 0Z'),
      turns(angles(11, 15, -75), (index) => fill(index === 5 ? '#3f8f63' : index % 2 ? '#b3392c' : '#0f1a33',
        `M0 0L${polar(-7.5, 66)}A66 66 0 0 1 ${polar(7.5, 66)}Z`)),
      fill('#b3392c', `M0 0L-66 0A66 66 0 0 1 ${polar(-82.5, 66)}ZM0 0L66 0A66 66 0 0 0 ${polar(82.5, 66)}Z`),
      fill('#f1dca4', 'M-38 0A38 38 0 0 1 38 0Z'), fill('#0f1a33', 'M-30 0A30 30 0 0 1 30 0Z'),
      line('#f1dca4', 4, 'M0-4V-24M-6-4-20-16M6-4 20-16'), line('#f1dca4', 4, 'M-74 2H74'))
      + dot('#fffaf0', 34, -22, 6) + spark('#f1dca4', 0, -50, 12) + spark('#f1dca4', -48, -40, 7) + spark('#f1dca4', 50, -52, 8),
  },
  'ferris-night': {
    ground: '#173a3c',
    ink: '#f6d79b',
    art: line('#f6d79b', 6, 'M-34 70 0-8 34 70M-44 70H44')
      + at('translate(0-8)', ring('#f6d79b', 4, 0, 0, 48), ring('#f6d79b', 2, 0, 0, 38),
        turns(angles(4, 45), () => line('#f6d79b', 2.5, 'M0-48V48')),
        angles(8, 45, 22.5).map((angle, index) => {
          const [x, y] = polar(angle, 52).split(' ')
          return at(`translate(${x} ${y})`, fill(index % 2 ? '#fff3dc' : '#e8624a', 'M-10-5H10V3A10 8 0 0 1-10 3Z'),
            line('#173a3c', 2, 'M-10-5 0-12 10-5'))
        }).join(''), dot('#e8624a', 0, 0, 9), dot('#f6d79b', 0, 0, 4)),
  },
}
