import { at, both, box, dot, dots, fill, line, oval, turns } from '../../draw/svg.ts'
import { lettering } from '../../lettering/lettering.ts'
import { suitPaths } from '../../draw/cards.ts'
import type { CoverArt } from '../cover.ts'

/** Lucky charms of the scratch cards. */
export const scratchCards: Record<string, CoverArt> = {
  'clover-patch': {
    ground: '#d3e6b8',
    ink: '#1f5a38',
    art:
      line('#1f5a38', 7, 'M4 4C24 24 40 42 46 68') +
      turns(
        [-8, 82, 172, 262],
        () =>
          fill('#2f8a52', suitPaths.heart).replace('<path', '<path transform="translate(0-37) scale(.82)"') +
          line('#d3e6b8', 3, 'M0-12V-38'),
      ),
  },
  'old-horseshoe': {
    ground: '#7d3a2c',
    ink: '#e9d9c0',
    art:
      line('#c6ced2', 24, 'M-34 48C-66-8-44-50 0-50S66-8 34 48').replaceAll('round', 'butt') +
      fill('#c6ced2', 'M-50 44H-16V62H-54ZM50 44H16V62H54Z') +
      dots('#7d3a2c', 4, [-47, 20], [-51, -6], [-42, -30], [-19, -47], [47, 20], [51, -6], [42, -30], [19, -47]) +
      line('#f1f4f5', 2.5, 'M-59 14C-64-28-40-58-10-60'),
  },
  'ladybird-lane': {
    ground: '#a9c96a',
    ink: '#2b2a1c',
    art: at(
      'rotate(24)',
      line('#2b2a1c', 4, 'M-8-52Q-14-66-24-68M8-52Q14-66 24-68'),
      both(line('#2b2a1c', 5, 'M-40-14-58-22M-46 12H-64M-40 36-56 48')),
      dot('#2b2a1c', 0, -36, 22),
      oval('#d6402f', 0, 10, 47, 50),
      fill('#2b2a1c', 'M-38-20C-20-38 20-38 38-20 20-26-20-26-38-20Z'),
      line('#2b2a1c', 4, 'M0-26V58'),
      dots('#2b2a1c', 9, [-24, -2], [24, -2], [-22, 32], [22, 32]),
      dots('#fffaf0', 4, [-10, -46], [10, -46]),
    ),
  },
  'piggy-bank': {
    ground: '#b9dfd4',
    ink: '#7a2e46',
    art:
      dot('#e5b03a', 4, -50, 17) +
      lettering('1', { x: 4, y: -42, size: 24, color: '#8a5a10' }) +
      line('#ee9fae', 5, 'M52 14q10-10 14 0t-8 6') +
      fill('#d97f92', 'M-34 46H-16V66H-34ZM20 46H38V66H20Z') +
      oval('#ee9fae', 4, 20, 50, 38) +
      fill('#ee9fae', 'M-26-8-36-34-6-18Z') +
      fill('#d97f92', 'M-26-12-31-26-14-18Z') +
      box('#d97f92', -62, 8, 22, 26, 9) +
      dots('#7a2e46', 3, [-55, 17], [-55, 25]) +
      dot('#7a2e46', -26, 6, 4) +
      line('#7a2e46', 5, 'M-8-14H16') +
      line('#7a2e46', 3, 'M-36 36Q-28 42-20 38'),
  },
  'ribbon-and-bow': {
    ground: '#2d5f8f',
    ink: '#fbe9c8',
    art:
      box('#fbe9c8', -48, -2, 96, 68, 5) +
      box('#f2d39b', -54, -18, 108, 24, 4) +
      box('#cf3f3a', -11, -18, 22, 84) +
      both(
        fill('#cf3f3a', 'M-2-18C-20-20-52-22-48-46-44-64-16-54-2-22Z'),
        fill('#8f2426', 'M-10-26C-22-30-36-32-34-42-28-48-18-40-10-26Z'),
      ) +
      box('#e5625a', -9, -32, 18, 18, 6),
  },
  'bottle-post': {
    ground: '#17596a',
    ink: '#f3e2b8',
    art:
      at(
        'rotate(32) translate(0-4)',
        box('#a9713f', -9, -74, 18, 22, 3),
        fill('#a8dccf', 'M-12-56H12V-34C12-22 32-18 32 4V54Q32 66 20 66H-20Q-32 66-32 54V4C-32-18-12-22-12-34Z'),
        box('#f3e2b8', -15, 2, 30, 52, 3),
        line('#b98a4a', 2.5, 'M-9 14H9M-9 23H9M-9 32H9'),
        box('#c8402f', -16, 40, 32, 6),
        line('#e8f7f1', 4, 'M-24 8V46'),
        box('#7fc4b6', -14, -58, 28, 7, 3),
      ) +
      line('#f3e2b8', 5, 'M-70 62q11.5-10 23 0t23 0 23 0 23 0 23 0 23 0') +
      line('#a8dccf', 5, 'M-58 76q11.5-10 23 0t23 0 23 0 23 0 23 0'),
  },
}
