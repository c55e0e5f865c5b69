import { both, dots, fill, line } from '../../draw/svg.ts'
import type { CoverArt } from '../cover.ts'

/** Folded and flown paper. */
export const paperworks: Record<string, CoverArt> = {
  'cranes-wish': {
    ground: '#c4452f',
    ink: '#fff4df',
    art:
      fill('#f0c9a8', 'M-6 26 8-62 30 18Z') +
      fill('#fff4df', 'M-6 26 40-70 38 12Z') +
      fill('#e0a883', 'M28 30 72-12 34 46Z') +
      fill('#fff4df', 'M-12 24-48-14-40-16-4 30Z') +
      fill('#fff4df', 'M-48-14-66-2-40-16Z') +
      fill('#fff4df', 'M-14 24 38 14 36 44 6 62Z') +
      fill('#f0c9a8', 'M-14 24 12 36 6 62Z') +
      dots('#f3c14b', 3.5, [-44, 48], [52, 56], [-56, 28], [-30, -52]),
  },
  'dragon-kite': {
    ground: '#6fb3c9',
    ink: '#5b1a1a',
    art:
      fill('#c93a2b', 'M0-72 46-20 0 34Z') +
      fill('#f2b632', 'M0-72-46-20 0 34Z') +
      both(
        fill('#fff6e2', 'M-28-24C-22-36-10-34-6-24-12-16-24-16-28-24Z'),
        dots('#5b1a1a', 4.5, [-15, -24]),
        line('#5b1a1a', 3.5, 'M-30-36Q-18-44-8-36'),
        fill('#fff6e2', 'M-18 0H1V8L-6 14-8 6-14 12Z'),
      ) +
      line('#5b1a1a', 2.5, 'M0-72V-44M-6-8Q0-4 6-8') +
      line('#5b1a1a', 3, 'M0 34C10 44-16 50-6 60S16 66 8 78') +
      fill('#f2b632', 'M-8 48-22 42-22 56ZM-8 48 4 42 6 56Z') +
      fill('#c93a2b', 'M4 66-10 62-8 76ZM4 66 20 60 20 74Z'),
  },
}
