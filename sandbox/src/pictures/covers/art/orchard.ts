import { angles, at, dot, dots, fill, line, oval, polar, turns } from '../../draw/svg.ts'
import type { CoverArt } from '../cover.ts'

/** Fruit, honey and wine. */
export const orchard: Record<string, CoverArt> = {
  'golden-orchard': {
    ground: '#8a2f24',
    ink: '#ffd98a',
    art:
      line('#7fb069', 5, 'M-18 22C-14-16 6-44 34-56M24 20C22-10 24-36 34-56') +
      fill('#7fb069', 'M34-56c20-6 30 4 32 14-16 6-28 0-32-14Z') +
      dots('#ffd98a', 25, [-22, 36], [28, 36]) +
      line('#fff0c8', 4, 'M-35 30a13 13 0 0 1 10-11M15 30a13 13 0 0 1 10-11'),
  },
  'lemon-coast': {
    ground: '#1d6f8a',
    ink: '#ffe58a',
    art:
      fill('#3f9a5f', 'M-2-50C10-74 40-78 56-66 48-46 22-38-2-50Z') +
      line('#1d6f8a', 2.5, 'M4-52Q26-62 46-64') +
      dot('#f7c93e', 0, 6, 56) +
      dot('#fff6cf', 0, 6, 48) +
      at(
        'translate(0 6)',
        turns(angles(8, 45, 22.5), () => fill('#f7c93e', 'M0-5C-4-14-14-30-13-37Q0-47 13-37C14-30 4-14 0-5Z')),
      ),
  },
  'vintage-thirty': {
    ground: '#e6dcc3',
    ink: '#5d2748',
    art:
      line('#4b3a22', 5, 'M2-34C0-48 6-60 16-66') +
      fill('#5f8a4a', 'M4-38C10-64 42-72 60-54c-6 4-6 8-2 14-8-2-12 0-16 8-6-6-12-6-18-2C22-40 14-40 4-38Z') +
      dots('#5d2748', 15, [-33, -20], [-11, -24], [11, -20], [33, -14], [-23, 2], [0, 0], [23, 6]) +
      dots('#7b3a5e', 15, [-12, 24], [12, 26], [0, 48]) +
      dots(
        '#c794ad',
        3.5,
        [-38, -26],
        [-16, -30],
        [6, -26],
        [28, -20],
        [-28, -4],
        [-5, -6],
        [18, 0],
        [-17, 18],
        [7, 20],
        [-5, 42],
      ),
  },
  'honey-court': {
    ground: '#f2b632',
    ink: '#3a2410',
    art:
      line(
        '#fff3cf',
        3,
        [-1, 0, 1]
          .map((row) =>
            [-1, 0, 1]
              .map((column) => {
                const x = column * 45 + (row === 0 ? 0 : 22.5)
                return angles(7, 60)
                  .map((angle, corner) => {
                    const [px, py] = polar(angle, 25).split(' ').map(Number)
                    return `${corner ? 'L' : 'M'}${(px ?? 0) + x - 7} ${(py ?? 0) + row * 39}`
                  })
                  .join('')
              })
              .slice(row === 0 ? 0 : 0, row === 0 ? 3 : 2)
              .join(''),
          )
          .join(''),
      ) +
      [-1, 1]
        .map((side) =>
          at(
            `scale(${side} 1)`,
            fill('#fffaf0', 'M8-14C36-56 72-46 66-16 62 6 32 8 8 0Z'),
            line('#3a2410', 3, 'M6-40Q10-52 20-54'),
            dot('#3a2410', 21, -54, 4),
          ),
        )
        .join('') +
      oval('#3a2410', 0, 22, 23, 40) +
      dot('#3a2410', 0, -28, 16) +
      line('#f2b632', 8, 'M-19 10Q0 18 19 10M-21 28Q0 36 21 28M-14 46Q0 52 14 46') +
      dots('#fffaf0', 3.5, [-6, -30], [6, -30]),
  },
}
