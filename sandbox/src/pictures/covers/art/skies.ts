import { angles, box, dot, dots, fill, line, ring, spark, turns } from '../../draw/svg.ts'
import type { CoverArt } from '../cover.ts'

/** Sun, moon, stars and what stands against them. */
export const skies: Record<string, CoverArt> = {
  'noon-at-uxmal': {
    ground: '#d9a441',
    ink: '#7a2f1d',
    art:
      turns(angles(16, 22.5), (index) => fill(index % 2 ? '#fff3d0' : '#7a2f1d', 'M0-34 5-64-5-64Z')) +
      dot('#7a2f1d', 0, 0, 28) +
      ring('#fff3d0', 2.5, 0, 0, 20),
  },
  'night-market': {
    ground: '#2b2350',
    ink: '#f6e7b4',
    art:
      fill('#f6e7b4', 'M26-52A58 58 0 1 0 52 26 46 46 0 0 1 26-52Z') +
      spark('#ef8a5a', 31, -5, 16) +
      spark('#ef8a5a', 8, 17, 11),
  },
  'comet-year': {
    ground: '#101c3a',
    ink: '#f6c453',
    art:
      fill('#d9573a', 'M-48 12 64-66-10 50Z') +
      fill('#f6c453', 'M-42 16 50-52-16 46Z') +
      dot('#fff3d0', -30, 32, 23) +
      dot('#f6c453', -36, 26, 7) +
      dot('#f6c453', -24, 40, 4) +
      dots('#fff3d0', 2.5, [-52, -40], [-20, -58], [44, 20], [20, 54], [58, 50], [-4, -22], [-60, -8]) +
      spark('#fff3d0', 42, 44, 9) +
      spark('#fff3d0', -38, -54, 7),
  },
  'saguaro-moon': {
    ground: '#c4593a',
    ink: '#fbe3b5',
    art:
      dot('#fbe3b5', 12, -18, 44) +
      fill('#8f3a28', 'M-80 62C-50 46-20 50 0 56S56 58 80 48V78H-80Z') +
      line('#1e3d33', 17, 'M-6 28H-22Q-36 28-36 14V-4M6 36H22Q34 36 34 22V2') +
      box('#1e3d33', -13, -52, 26, 116, 13) +
      line('#6f9a6a', 2, 'M-4-38V58M5-38V58M-36 0V12M34 6V20'),
  },
  'mount-ember': {
    ground: '#f4c7a4',
    ink: '#4a2336',
    art:
      dot('#e8674a', 0, -16, 46) +
      fill('#4a2336', 'M-72 62-20-18H20L72 62Z') +
      fill('#fff0d8', 'M-20-18H20L30-2C24 8 20-2 14 4 8 26 2 26 0 12-2 0-8 4-12 10-18 22-22 4-30-2Z') +
      line('#fff0d8', 5, 'M-4-30Q-6-52-24-58M4-30Q8-58 28-50M0-30V-68') +
      fill('#6d3a4c', 'M-72 62-34 6-26 30-38 62Z'),
  },
  'bearing-north': {
    ground: '#e9e0cc',
    ink: '#17434d',
    art:
      ring('#17434d', 5, 0, 0, 60) +
      ring('#17434d', 5, 0, 0, 52, '2 11.61') +
      turns(angles(4, 90, 45), () => fill('#d09a3a', 'M0-36 8 0H-8Z')) +
      turns(
        angles(4, 90),
        (index) =>
          fill(index ? '#17434d' : '#c0432f', 'M0-56 13 0H-13Z') + fill(index ? '#0d2b33' : '#8f2c1f', 'M0-56V0H13Z'),
      ) +
      dot('#e9e0cc', 0, 0, 7) +
      dot('#17434d', 0, 0, 3),
  },
}
