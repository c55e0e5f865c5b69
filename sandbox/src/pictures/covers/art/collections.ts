import { at, dot, dots, fill, line, oval, ring, turns } from '../../draw/svg.ts'
import type { CoverArt } from '../cover.ts'

const HEXAGON = 'M0-23 20-11.5V11.5L0 23-20 11.5V-11.5Z'
const comb = (color: string, x: number, y: number): string => at(`translate(${x} ${y})`, fill(color, HEXAGON))

/** A round button: its rim, its dish and four holes with a thread across. */
const button = (rim: string, dish: string, hole: string, thread: string): string =>
  dot(rim, 0, 0, 30) +
  dot(dish, 0, 0, 21) +
  dots(hole, 4.6, [-7, -7], [7, -7], [-7, 7], [7, 7]) +
  line(thread, 3, 'M-7-7 7 7M7-7-7 7')

const marble = (ground: string, swirl: string, x: number, y: number, turn: number): string =>
  at(
    `translate(${x} ${y}) rotate(${turn})`,
    dot(ground, 0, 0, 22),
    fill(swirl, 'M-20-9C-6-18 4-2 21-6A22 22 0 0 1 18 12C4 16-6 0-21 6A22 22 0 0 1-20-9Z'),
    oval('#fffaf0', -8, -12, 6, 3.6),
  )

/** Things that people gather by the handful: the cluster slots. */
export const collections: Record<string, CoverArt> = {
  'sea-glass': {
    ground: '#ecd9b4',
    ink: '#1d5a5e',
    art:
      fill('#2f8f8a', 'M-52-30C-44-54-12-58-4-40 2-26-8-8-28-8-48-6-58-14-52-30Z') +
      fill('#8fcfc0', 'M-44-32C-38-46-20-48-14-40-24-44-36-40-44-32Z') +
      fill('#7aa35c', 'M8-50C26-62 54-50 52-28 50-12 26-10 14-18 2-26-4-42 8-50Z') +
      fill('#b9d08e', 'M16-46C28-54 42-48 44-38 36-46 26-48 16-46Z') +
      fill('#c7663f', 'M-14 8C-6-6 22-8 28 8 34 24 18 36 2 34-16 32-22 22-14 8Z') +
      fill('#eaa173', 'M-6 8C0 0 14-1 20 6 10 3 2 4-6 8Z') +
      fill('#35679a', 'M-60 22C-54 6-32 6-26 20-20 36-36 50-50 46-62 42-66 34-60 22Z') +
      fill('#86b3d6', 'M-54 22C-48 13-38 13-33 18-41 17-48 18-54 22Z') +
      fill('#f8f2e2', 'M34 24C46 14 64 22 62 38 60 54 40 56 32 46 26 38 26 30 34 24Z') +
      line('#1d5a5e', 4, 'M-40 66Q-26 58-12 66T16 66 44 66'),
  },
  'button-box': {
    ground: '#263a63',
    ink: '#f3d9a8',
    art:
      at('translate(-28 -30) rotate(12)', button('#d4503f', '#e8776a', '#6d1d18', '#f3d9a8')) +
      at('translate(32 -26) scale(.86) rotate(-20)', button('#e5b63c', '#f4d37c', '#6b4a08', '#263a63')) +
      at('translate(34 32) rotate(30)', button('#f3e7cf', '#fffaf0', '#5a5346', '#d4503f')) +
      at('translate(-30 34) scale(.9) rotate(-8)', button('#4f9d86', '#86c6b0', '#154a3d', '#f3d9a8')) +
      line('#f3d9a8', 3, 'M-66 66C-30 76-8 60 8 2M8 2 14-8') +
      at('translate(0 2) scale(.34)', button('#f0bfa9', '#f7dccf', '#8c4a35', '#8c4a35')),
  },
  'marble-run': {
    ground: '#22563f',
    ink: '#f2d27a',
    art:
      line('#c9884a', 9, 'M-62-42 34-22M62 4-34 26M-62 50 20 64') +
      line('#8f5a2a', 3, 'M-62-37 34-17M62 9-34 31M-62 55 20 69') +
      marble('#d94f3d', '#f7c9a0', -30, -62, 20) +
      marble('#4d8fd0', '#cfe6f7', 30, -14, 100) +
      marble('#f0c24a', '#fff1c8', -14, 2, -30) +
      marble('#8a5bb0', '#e2c9f0', -34, 35, 60) +
      marble('#e9e2d0', '#5fae8c', 40, 50, 10),
  },
  'beekeepers-noon': {
    ground: '#f0b93a',
    ink: '#4a2a0c',
    art:
      comb('#c87f1e', -42, -24) +
      comb('#e8952a', 0, -24) +
      comb('#c87f1e', 42, -24) +
      comb('#fbe3a4', -21, 12) +
      comb('#c87f1e', 21, 12) +
      comb('#e8952a', -42, 48) +
      comb('#c87f1e', 0, 48) +
      comb('#fbe3a4', 42, 48) +
      at(
        'translate(0 -14) rotate(-24)',
        oval('#fffaf0', -14, -16, 11, 19),
        oval('#fffaf0', 14, -16, 11, 19),
        fill('#4a2a0c', 'M-19 2A19 15 0 0 1 19 2C19 24 8 38 0 42-8 38-19 24-19 2Z'),
        fill('#f7c948', 'M-18.6 4H18.6L17.6 12H-17.6ZM-15.6 20H15.6L11.6 28H-11.6Z'),
        dot('#4a2a0c', 0, -14, 10),
        turns([-24, 24], () => line('#4a2a0c', 3, 'M0-22V-36')),
      ) +
      ring('#4a2a0c', 2.5, 46, -56, 5, '3 3'),
  },
}
