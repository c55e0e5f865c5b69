import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes what needs it and keeps a spreadsheet from running a cell', () => {
  expect(toCsv([['a', 'b "c"', 'd,e'], ['=1+1', '-12.50', '@x']])).toBe(
    'a,"b ""c""","d,e"\r\n\'=1+1,-12.50,\'@x',
  )
})
