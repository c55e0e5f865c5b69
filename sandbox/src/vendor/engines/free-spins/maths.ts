import type { SlotMaths } from '../slots/maths.ts'

/** The two free-games slots: ten lines, in coins of a tenth of the stake. */
export const freeSpinsMaths = {
  medium: {
    coins: 10,
    volatility: 'medium',
    freeSpins: { games: 10, multiplier: 2 },
    strips: [
      'SHGDFAEHCGFBDHEGFACHDGEFBHGDECWAFHGEDHFGBCE',
      'ADEGFHBGCSEHFDAWGHEFCGBDHEFGAHCSEFDGHBWEFGHC',
      'HFGDESHWACFGBEHDGFEHCGFHDBESGWACHFEGDHFBEGC',
      'GHDBFSWEGCHFEGDHABFCGEHDFGWHECGBFHEDGHFACE',
      'FEGBDSHACFGEHDGFEHBCDGFHEGAWCHDFEBGHFDECGH',
    ],
    pays: {
      W: [100, 400, 2500],
      A: [75, 300, 1250],
      B: [50, 150, 600],
      C: [30, 100, 400],
      D: [25, 75, 250],
      E: [12, 40, 110],
      F: [11, 40, 110],
      G: [9, 25, 90],
      H: [8, 25, 80],
      S: [20, 100, 500],
    },
  },
  high: {
    coins: 10,
    volatility: 'high',
    freeSpins: { games: 12, multiplier: 3 },
    strips: [
      'BGCDFSAHGEFDHCGEBFHDGECHFGSADEBHGWFCEDHGFHE',
      'FADHGECFHGBDSEHFGWCHEGFADBHEGCFHDGSEFWHCBGE',
      'HFGDESHWACFGBEHDGFEHCGFHDBESGWACHFEGDHFBEGC',
      'HEFGBDSHCWGEFHGDEFCAHBGEHFDCGHEFBGHDECFAG',
      'FEGBDSHACFGEHDGFEHBCDGFHEGAWCHDFEBGHFDECGH',
    ],
    pays: {
      W: [100, 500, 5000],
      A: [75, 300, 2000],
      B: [50, 150, 750],
      C: [25, 100, 300],
      D: [20, 60, 200],
      E: [8, 25, 90],
      F: [8, 25, 90],
      G: [8, 20, 60],
      H: [6, 20, 60],
      S: [20, 100, 500],
    },
  },
} satisfies Record<string, SlotMaths>
