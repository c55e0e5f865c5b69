import { at, box, dot, dots, fill, line, ring } from '../../draw/svg.ts'
import type { CoverArt } from '../cover.ts'

const wave = (color: string, width: number, y: number): string =>
  line(color, width, `M-70 ${y}q17.5-20 35 0t35 0 35 0 35 0`)

/** Water and what lives in it or sails on it. */
export const bySea: Record<string, CoverArt> = {
  'koi-lantern': {
    ground: '#123b52',
    ink: '#f4a259',
    art:
      at(
        'rotate(-12) scale(1.1)',
        fill('#f4a259', 'M-52 4C-24-34 22-30 44 0 22 30-24 32-52 4ZM40 0 66-22V22Z'),
        line('#f4ecd8', 4, 'M-16-20C0-12 0 14-14 24M4-20C18-10 18 12 6 22'),
        dot('#f4ecd8', -34, -3, 5),
      ) +
      dot('#f4ecd8', -46, -46, 5) +
      dot('#f4ecd8', -32, -60, 8) +
      dot('#f4ecd8', -56, -64, 4) +
      line('#f4a259', 3, 'M-50 56q12-10 25 0t25 0 25 0 25 0'),
  },
  tidewater: {
    ground: '#d8ebe4',
    ink: '#12606a',
    art:
      wave('#12606a', 7, -36) +
      wave('#e0795c', 7, -16) +
      wave('#12606a', 7, 4) +
      wave('#e0795c', 7, 24) +
      wave('#12606a', 7, 44),
  },
  'whale-road': {
    ground: '#bcd9e6',
    ink: '#1b4965',
    art:
      at(
        'translate(-4 8)',
        fill(
          '#1b4965',
          'M-64 8C-64-28-22-42 8-28 30-18 42-6 48-20 42-34 46-48 56-56' +
            'c4 6 6 12 5 18 6-4 13-4 19 0-2 10-9 16-17 20' +
            'C60 28 24 48-14 48-46 48-64 34-64 8Z',
        ),
        fill('#f6f0e2', 'M-62 20C-40 22-16 30-2 46-30 52-56 42-62 20Z'),
        line('#1b4965', 2.5, 'M-50 26Q-40 40-28 46M-38 26Q-28 38-16 46'),
        dot('#f6f0e2', -40, 6, 4.5),
        line('#1b4965', 5, 'M-24-40Q-24-54-36-60M-24-40Q-24-58-10-62'),
      ) + line('#f6f0e2', 4, 'M-62 68q10-9 21 0t21 0 21 0 21 0 21 0 21 0'),
  },
  'keepers-light': {
    ground: '#14304a',
    ink: '#f7d774',
    art:
      fill('#f7d774', 'M-8-38-76-62V-16L-8-30ZM8-38 76-62V-16L8-30Z').replace('/>', ' opacity=".45"/>') +
      fill('#f4ecd8', 'M-20 60-11-22H11L20 60Z') +
      fill('#c8452f', 'M-13-6H13L15 14H-15ZM-17 34H17L19 54H-19Z') +
      box('#f7d774', -8, -44, 16, 18) +
      fill('#c8452f', 'M-13-44 0-60 13-44Z') +
      box('#f4ecd8', -16, -26, 32, 6, 2) +
      fill('#0b1e30', 'M-58 70C-44 50-20 54 0 54S44 50 58 70Z') +
      line('#f4ecd8', 3, 'M-66 70q11-8 22 0t22 0 22 0 22 0 22 0 22 0'),
  },
  'anchor-lane': {
    ground: '#dbe6ea',
    ink: '#1d3557',
    art:
      ring('#1d3557', 7, 0, -52, 11) +
      line('#1d3557', 9, 'M0-40V54M-22-24H22M-46 18C-44 46-18 58 0 58 18 58 44 46 46 18') +
      fill('#1d3557', 'M-62 28-46 2-32 28ZM62 28 46 2 32 28Z') +
      line('#c8452f', 5, 'M10-56C40-60 46-30 14-12-22 6-20 14 12 22 36 28 36 44 26 50'),
  },
  'oyster-street': {
    ground: '#16324a',
    ink: '#f3c4b2',
    art:
      fill('#f3c4b2', 'M-14 46-60-2Q-66-24-48-30-44-50-24-48-14-64 0-58 14-64 24-48 44-50 48-30 66-24 60-2L14 46Z') +
      line('#c9806e', 3, 'M0 44V-50M-3 42-23-40M3 42 23-40M-7 42-46-22M7 42 46-22') +
      fill('#f3c4b2', 'M-26 44H26L18 62Q0 68-18 62Z') +
      dot('#fffaf0', 0, 32, 17) +
      line('#d8d3e4', 4, 'M8 40A12 12 0 0 1-4 43') +
      dots('#f3c4b2', 3, [-58, 40], [58, 46], [-50, 56]),
  },
}
