import type { SlotMaths } from '../slots/maths.ts'

/** The three line slots: strips and paytables, in coins of a tenth of the stake. */
export const lineMaths = {
  calm: {
    coins: 10,
    volatility: 'low',
    strips: [
      'BDGFSAHECGFDHEWBFGCAHEDGFSHEBCGFADHEWGFCHE',
      'SADHEFGBHCEGFDAWHEFGCBDHEFGAHCEFGDBWHEFGC',
      'EHFDBAGSCWEHFGDEHFCBAGEHFDGSCEWHFBAGDEHFCG',
      'CFHEGDWSFBHCEAGDFHEGCFBHEDGAWFHCEGDFBHEAG',
      'FGEDHCFGEAHWBFGDECSHGFEDACHFBEGHWGFEDCSAHB',
    ],
    pays: {
      W: [50, 250, 1000],
      A: [40, 150, 600],
      B: [30, 100, 400],
      C: [25, 80, 250],
      D: [25, 70, 200],
      E: [15, 40, 100],
      F: [15, 40, 100],
      G: [12, 30, 80],
      H: [10, 30, 80],
      S: [20, 100, 500],
    },
  },
  classic: {
    coins: 10,
    volatility: 'medium',
    strips: [
      'BGCDFAHGSEFDHCGEBFHDGECHFGADEBHGWFCEDHGFHE',
      'FADHGECFHGBDSEHFGWCHEGFADBHEGCFHDGSEFWHCBGE',
      'HFGDESHWACFGBEHDGFEHCGFHDBESGWACHFEGDHFBEGC',
      'GHSDBFWEGCHFEGDHABFCGEHSDFGWHECGBFHEDGHFACE',
      'FEGBDSHACFGEHDGFEHBCDGFHEGAWCHDFEBGHFDECGH',
    ],
    pays: {
      W: [100, 500, 5000],
      A: [75, 400, 2500],
      B: [50, 200, 1000],
      C: [30, 120, 500],
      D: [25, 100, 350],
      E: [10, 40, 150],
      F: [10, 40, 150],
      G: [10, 30, 100],
      H: [10, 25, 100],
      S: [50, 200, 1000],
    },
  },
  bold: {
    coins: 10,
    volatility: 'high',
    strips: [
      'BSDEHAGFHEGFCDGHEFHGBSEDFAHGCEFWGHDEFHGCEHGF',
      'HGCFEHGDFEHGAFECHGDBSFHEGFHGEDWCHGFEAHGFEDB',
      'CHEDFGSHEWAFGDHCEFGBHEFGDHEFCSGWAHEDFGHEFBG',
      'EFHGDHEFCBGWHEFGDHSFAEGCHFEGDHBGEFHGCDFEHAG',
      'FGHCBESDAFGHEGFHDEGCFHEGHFBSDAWGEHFCGEHFDGEH',
    ],
    pays: {
      W: [200, 2000, 20000],
      A: [150, 1000, 8000],
      B: [100, 500, 3000],
      C: [60, 250, 1000],
      D: [30, 150, 600],
      E: [10, 40, 200],
      F: [10, 40, 200],
      G: [5, 25, 120],
      H: [5, 25, 120],
      S: [60, 300, 2000],
    },
  },
} satisfies Record<string, SlotMaths>
