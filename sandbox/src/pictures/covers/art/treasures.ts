import { at, both, box, dot, dots, fill, line, oval, ring } from '../../draw/svg.ts'
import { lettering } from '../../lettering/lettering.ts'
import type { CoverArt } from '../cover.ts'

/** Jewels, cups, keys and bells. */
export const treasures: Record<string, CoverArt> = {
  'seven-facets': {
    ground: '#1c1a24',
    ink: '#9ad1d4',
    art: at(
      'scale(1.2)',
      fill('#9ad1d4', 'M-46-18-24-44H24L46-18 0 48Z'),
      fill('#d5eef0', 'M-24-44-14-18 0-44 14-18 24-44Z'),
      fill('#6fb0b6', 'M14-18 46-18 0 48Z'),
      line('#1c1a24', 2.5, 'M-46-18H46M-24-44-14-18 0 48 14-18 24-44M-14-18 0-44 14-18'),
    ),
  },
  'hazard-street': {
    ground: '#e0685c',
    ink: '#fff3e4',
    art:
      at(
        'translate(-24-14) rotate(-12)',
        box('#fff3e4', -33, -33, 66, 66, 13),
        dots('#3a1411', 6, [-16, -16], [16, 16], [0, 0]),
      ) +
      at(
        'translate(26 24) rotate(16)',
        box('#3a1411', -33, -33, 66, 66, 13),
        dots('#fff3e4', 6, [-16, -16], [16, 16], [16, -16], [-16, 16], [0, 0]),
      ),
  },
  'king-of-cups': {
    ground: '#3a1630',
    ink: '#e9b44c',
    art:
      fill('#e9b44c', 'M-34-40-44-68-18-54 0-76 18-54 44-68 34-40Z') +
      dots('#c8402f', 4.5, [0, -50], [-20, -48], [20, -48]) +
      fill('#e9b44c', 'M-42-28H42C42 6 24 24 7 28V44C16 47 30 52 34 66H-34C-30 52-16 47-7 44V28C-24 24-42 6-42-28Z') +
      fill('#3a1630', 'M-39-14H39L38-8H-38Z') +
      dots('#c8402f', 5, [0, 6], [-18, 4], [18, 4]) +
      dot('#c8402f', 0, 36, 5),
  },
  'key-to-room-nine': {
    ground: '#7c1f2d',
    ink: '#eebf62',
    art: at(
      'rotate(24)',
      line('#eebf62', 10, 'M0-6V62'),
      fill('#eebf62', 'M0 34H26V44H18V50H26V62H0Z'),
      dot('#eebf62', 0, -36, 32),
      box('#eebf62', -11, -4, 22, 8, 3),
      at(
        'rotate(-24 0-36)',
        dot('#7c1f2d', 0, -36, 23),
        lettering('9', { x: 0, y: -22.5, size: 40, color: '#eebf62' }),
      ),
    ),
  },
  'abbey-bells': {
    ground: '#2d4f7c',
    ink: '#f4c65a',
    art:
      at(
        'rotate(12)',
        dot('#c98f2b', 0, 44, 12),
        ring('#f4c65a', 6, 0, -56, 9),
        fill('#f4c65a', 'M0-50C-34-46-28-8-36 18-38 28-48 32-50 42H50C48 32 38 28 36 18 28-8 34-46 0-50Z'),
        line('#c98f2b', 4, 'M-35 18Q0 26 35 18'),
        line('#fff0c4', 5, 'M-16-30Q-20-16-21-2'),
      ) +
      line('#f4ecd8', 4, 'M-58-30Q-68-12-64 8M60-34Q70-18 68 2') +
      line('#f4ecd8', 4, 'M-46-44Q-50-36-52-30M50-46Q54-40 56-34'),
  },
  'slow-sand': {
    ground: '#22405a',
    ink: '#f0c667',
    art:
      line('#c98f4a', 6, 'M-38-54V54M38-54V54') +
      fill('#d7e8ea', 'M-30-54H30C32-22 7-12 7 0 7 12 32 22 30 54H-30C-32 22-7 12-7 0-7-12-32-22-30-54Z') +
      fill('#f0c667', 'M-27-28C-22-12-6-10-4 0V34C-14 36-26 42-28 54H28C26 42 14 36 4 34V0C6-10 22-12 27-28Z') +
      box('#c98f4a', -48, -66, 96, 13, 4) +
      box('#c98f4a', -48, 53, 96, 13, 4),
  },
  oracle: {
    ground: '#efe6d2',
    ink: '#143a30',
    art:
      fill('#143a30', 'M-68 6C-38-38 38-38 68 6 38 50-38 50-68 6Z') +
      dot('#d9a441', 0, 6, 27) +
      dot('#143a30', 0, 6, 13) +
      dot('#efe6d2', 7, -1, 5) +
      line('#143a30', 5, 'M0-46V-66M-28-40-38-58M28-40 38-58M-52-24-66-38M52-24 66-38'),
  },
  'scarab-road': {
    ground: '#e3bb63',
    ink: '#12484f',
    art:
      dot('#b8402a', 0, -52, 15) +
      both(
        fill('#1f7a7d', 'M18 0C36-34 56-40 76-38 72-8 52 20 20 22Z'),
        line('#e3bb63', 2.5, 'M22 4Q44-20 70-26M22 12Q44-4 66-10'),
        line('#12484f', 5, 'M22 34 42 44 40 60M18 48 28 60 24 70M16-14 30-26 22-38'),
      ) +
      oval('#12484f', 0, 26, 27, 36) +
      fill('#12484f', 'M-20-6C-20-30 20-30 20-6Z') +
      line('#e3bb63', 3, 'M-26 10Q0-2 26 10M0 4V60'),
  },
  'second-violin': {
    ground: '#f2e0c4',
    ink: '#8c2f23',
    art:
      at(
        'rotate(24) translate(0 2)',
        box('#3a1d14', -5, -68, 10, 70, 3),
        dot('#3a1d14', 0, -68, 9),
        line('#3a1d14', 4, 'M-12-60H12M-12-50H12'),
        both(fill('#a23c2b', 'M1-26C-16-30-32-20-30-2-28 8-18 10-20 20-22 28-38 32-38 50-38 68-18 74 1 74Z')),
        both(line('#3a1d14', 3, 'M-15 24Q-10 32-15 40T-15 56')),
        fill('#3a1d14', 'M-6-26H6L5 6H-5ZM-7 54H7L4 74H-4Z'),
        box('#f2e0c4', -11, 42, 22, 4, 1),
        line('#f2e0c4', 1, 'M-2-60V54M2-60V54'),
      ) +
      line('#3a1d14', 4, 'M-64 50 58-32') +
      line('#8c2f23', 1.5, 'M-60 54 62-28'),
  },
}
