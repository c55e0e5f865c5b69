import type { SlotMaths } from '../slots/maths.ts'

/** The two 243-ways slots, in coins of a twentieth of the stake. */
export const waysMaths = {
  low: {
    coins: 20,
    volatility: 'low',
    strips: [
      'GDFEHGCHFEDBGSHAFEGCDHBFGEHDGCFEHAB',
      'GFDEHGCFEAHDBGFHEGDCFHEBGWAHDSFGECHB',
      'GFCHEDGHBFAEGWCDSHFGEHBDFGCEHAFGWDSHEB',
      'DGCHFEGHBDFAEWSGCHFEDGHBGFCHEDAGHFBE',
      'EDCFHGAEBDHFGCEHGFDBEHGAFCDHGEBFHSG',
    ],
    pays: {
      A: [40, 120, 500],
      B: [25, 75, 250],
      C: [20, 50, 150],
      D: [17, 36, 100],
      E: [11, 20, 50],
      F: [10, 20, 50],
      G: [7, 15, 36],
      H: [6, 14, 36],
      S: [40, 200, 1000],
    },
  },
  high: {
    coins: 20,
    volatility: 'high',
    strips: [
      'GBFDHEGCFHEDGSFHEGCBFDHEGFHEDGCFAHE',
      'EGBDHFEGCHFDGEHFEGCADBHFGEWHFSDGECHF',
      'GEHFDGEHCBFGWESHDFGCHEAFGDEHBFGWSEHCDF',
      'FEGCHDFEGHFWSGCDEHBFGEHDAFGECHFGEDHB',
      'EFHCDGEFHGAEDBFCHGEFHDGEFHCGEDBFHSG',
    ],
    pays: {
      A: [120, 600, 6000],
      B: [60, 200, 1000],
      C: [30, 80, 300],
      D: [15, 40, 120],
      E: [5, 12, 40],
      F: [5, 12, 40],
      G: [4, 9, 27],
      H: [3, 8, 27],
      S: [60, 300, 2000],
    },
  },
} satisfies Record<string, SlotMaths>
