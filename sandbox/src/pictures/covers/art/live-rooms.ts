import { angles, at, both, box, copies, dot, dots, fill, line, ring } from '../../draw/svg.ts'
import { suit } from '../../draw/cards.ts'
import type { CoverArt } from '../cover.ts'

const flame = (x: number, y: number): string =>
  fill('#f6c453', `M${x} ${y - 16}q8 9 4 14t-8 0 4-14Z`) + box('#fff3dc', x - 3, y, 6, 14)

const roof = (y: number, half: number): string =>
  fill(
    '#b03a2e',
    `M0 ${y - 20}C${half * 0.4} ${y - 6} ${half * 0.7} ${y - 2} ${half + 10} ${y - 8}` +
      `Q${half + 4} ${y + 8} ${half - 6} ${y + 8}H${6 - half}Q${-half - 4} ${y + 8} ${-half - 10} ${y - 8}` +
      `C${-half * 0.7} ${y - 2} ${-half * 0.4} ${y - 6} 0 ${y - 20}Z`,
  )

/** Rooms with a real dealer. */
export const liveRooms: Record<string, CoverArt> = {
  'salon-roulette': {
    ground: '#6b1d30',
    ink: '#f3cf86',
    art:
      line('#f3cf86', 3, 'M0-80V-40') +
      box('#f3cf86', -6, -44, 12, 66, 6) +
      dot('#f3cf86', 0, -42, 10) +
      both(
        line('#f3cf86', 5, 'M0 24C-30 34-60 24-60-2M0 16C-18 22-32 14-32-12'),
        box('#f3cf86', -68, -8, 16, 5, 2),
        box('#f3cf86', -40, -18, 16, 5, 2),
        flame(-60, -20),
        flame(-32, -32),
        dots('#fff3dc', 4, [-56, 30], [-34, 40], [-16, 44]),
      ) +
      fill('#f3cf86', 'M0 24 12 38 0 58-12 38Z') +
      dot('#fff3dc', 0, 66, 4),
  },
  'terrace-roulette': {
    ground: '#f1ddbd',
    ink: '#2c4f38',
    art:
      box('#7a4a2a', -4, -4, 8, 40) +
      dots('#3d7049', 25, [-22, -28], [22, -28], [0, -46], [0, -14]) +
      dots('#f08a2c', 7, [-26, -36], [4, -56], [24, -22], [-8, -14], [6, -34]) +
      fill('#c4593a', 'M-32 36H32L24 74H-24Z') +
      box('#d9714f', -38, 28, 76, 13, 3) +
      ring('#f1ddbd', 3, 0, 57, 9) +
      line('#f1ddbd', 2, 'M-9 57H9M0 48V66'),
  },
  'riverboat-roulette': {
    ground: '#dce8e2',
    ink: '#1d3b53',
    art:
      fill('#1d3b53', 'M-44-60H-34L-32-30H-46ZM-22-60H-12L-10-30H-24Z') +
      line('#1d3b53', 4, 'M-46-62-42-56H-36L-32-62M-24-62-20-56H-14L-10-62') +
      fill('#fffaf0', 'M-64 10H14V36H-64ZM-56-16H6V6H-56Z') +
      box('#b3392c', -60, -32, 70, 15, 3) +
      box('#b3392c', -68, 3, 84, 8, 3) +
      dots('#1d3b53', 4.5, [-46, -6], [-30, -6], [-14, -6], [-52, 23], [-36, 23], [-20, 23]) +
      fill('#1d3b53', 'M-74 34H48L38 58H-60Q-70 50-74 34Z') +
      at(
        'translate(40 22)',
        dot('#dce8e2', 0, 0, 35),
        ['#1d3b53', '#b3392c']
          .map((color, index) =>
            at(
              `rotate(${index * 30})`,
              copies(`paddle${index}`, angles(5, 60, 60), fill(color, 'M-3.5-14-8.3-31H8.3L3.5-14Z')),
            ),
          )
          .join(''),
        ring('#1d3b53', 3, 0, 0, 32),
        dot('#d9a441', 0, 0, 12),
        dot('#1d3b53', 0, 0, 4),
      ) +
      line('#1d3b53', 4, 'M-72 68q12-9 24 0t24 0 24 0 24 0 24 0 24 0'),
  },
  'pavilion-baccarat': {
    ground: '#f4bfa5',
    ink: '#6d1f1c',
    art:
      dot('#fff0dc', 0, -10, 54) +
      box('#6d1f1c', -22, -34, 6, 30) +
      box('#6d1f1c', 16, -34, 6, 30) +
      box('#6d1f1c', -36, 0, 7, 58) +
      box('#6d1f1c', 29, 0, 7, 58) +
      box('#d9893f', -14, 8, 28, 50) +
      line('#6d1f1c', 2.5, 'M0 8V58') +
      dots('#6d1f1c', 2.5, [-5, 34], [5, 34]) +
      roof(-40, 34) +
      roof(2, 52) +
      box('#6d1f1c', -52, 57, 104, 8, 2) +
      box('#b03a2e', -62, 65, 124, 8, 2) +
      dot('#6d1f1c', 0, -64, 5),
  },
  'library-baccarat': {
    ground: '#dfc79a',
    ink: '#3b2416',
    art:
      box('#3b2416', -70, 58, 140, 9, 2) +
      box('#8c2f23', -62, -34, 26, 92, 2) +
      box('#1f4d45', -34, -54, 30, 112, 2) +
      box('#24405f', -2, -26, 24, 84, 2) +
      at(
        'translate(20 58) rotate(9)',
        box('#b9772f', 6, -100, 28, 96, 2),
        suit('club', '#f6e7c8', 20, -52, 0.2),
        line('#f6e7c8', 2, 'M8-88H32M8-16H32'),
      ) +
      line('#f6e7c8', 2, 'M-60-22H-38M-60 46H-38M-32-42H-6M-32 46H-6M0-16H20M0 46H20') +
      suit('heart', '#f6e7c8', -49, 12, 0.22) +
      suit('spade', '#f6e7c8', -19, 2, 0.26) +
      suit('diamond', '#f6e7c8', 10, 16, 0.2),
  },
  'opera-baccarat': {
    ground: '#17151f',
    ink: '#f0c46c',
    art:
      fill('#f6e3b0', 'M-14-66H14L42 56H-42Z').replace('/>', ' opacity=".28"/>') +
      suit('spade', '#f6e3b0', 0, 14, 0.8) +
      both(
        fill('#b02a37', 'M-72-66H-4C-8-20-34 0-46 18L-44 64H-72Z'),
        fill('#7c1a28', 'M-60-66H-46C-46-24-56 0-58 14V64H-64ZM-32-66H-18C-20-30-36-8-48 6-36-16-32-40-32-66Z'),
        line('#f0c46c', 4, 'M-72 20Q-58 26-46 18'),
      ) +
      box('#f0c46c', -74, -72, 148, 9, 3) +
      box('#f0c46c', -74, 62, 148, 6, 2) +
      dots('#f6e3b0', 4, [-40, 72], [-20, 72], [0, 72], [20, 72], [40, 72]),
  },
}
