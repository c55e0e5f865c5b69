import { expect, test } from 'vitest'
import { digitsOfText } from './digits.ts'

test.each([
  ['19901231', '19901231'],
  ['1990-12-31', '19901231'],
  ['31.12.1990', '19901231'],
  ['5. 1. 1990', '19900105'],
  ['1990/1/5', '19900105'],
  ['31/12/1990', '19901231'],
  ['12/31/1990', '19901231'],
  ['1990年1月5日', '19900105'],
  ['１９９０-０１-０５', '19900105'],
  ['5/1/1990', '511990'],
  ['7', '7'],
])('digitsOfText reads the date %s as %s', (written, digits) => {
  expect(digitsOfText(written)).toBe(digits)
})
