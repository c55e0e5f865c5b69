import { expect, it } from 'vitest'
import { textDifferences } from './text-differences.ts'

const document = (...lines: string[]) => ({ title: '', sections: [{ id: 'a', blocks: [{ ul: lines }] }] })
const differences = (english: string, line: string) => textDifferences(document(english), document(line))

it.each([
  ['{siteName} pays {currencySymbol}5,000', '{siteName} paie {currencySymbol}5\u202f000'],
  ['Only 2.00 counts, from 00:01', 'Vain 2,00 lasketaan, klo 00.01 alkaen'],
  ['[Join](screen:join), **now**', '**Jetzt** [registrieren](screen:join)'],
  ['not older than three months', '3か月以内'],
  ['3 to 2', '3:2'],
  ['{fiatSymbol}\u00a010 to {fiatSymbol}\u00a050', '{fiatSymbol}\u00a010–50'],
  ['Support 24/7.', 'Support rund um die Uhr.'],
])('finds no difference between %s and %s', (english, line) => {
  expect(differences(english, line)).toEqual([])
})

it.each([
  ['50 times', '5 fois', ['50 is missing', '5 is not in English']],
  ['15,000 EUR', '1.500 EUR', ['15000 is missing', '1500 is not in English']],
  ['from {minimumDeposit}', 'ab {minimumCashout}', ['‘{minimumCashout}’ instead of ‘{minimumDeposit}’']],
  [
    '{fiatSymbol}\u00a010 to {fiatSymbol}\u00a050',
    '{fiatSymbol}\u00a010, 50',
    ['‘{fiatSymbol}’ instead of ‘{fiatSymbol} {fiatSymbol}’'],
  ],
  ['[Join](screen:join)', '[Liity](screen:login)', ['‘](screen:login)’ instead of ‘](screen:join)’']],
  ['**Next**', 'Suivant', ['‘’ instead of ‘** **’']],
])('finds a difference between %s and %s', (english, line, expected) => {
  const place = 'sections.0.blocks.0.ul.0'
  expect(differences(english, line)).toEqual(expected.map((difference) => `${place}: ${difference}`))
})

it('finds missing and excess blocks, and those of another kind', () => {
  const other = { title: '', sections: [{ id: 'b', blocks: [{ p: 'One.' }] }] }
  expect(textDifferences(document('One.'), other)).toEqual([
    'sections.0.id: b instead of a',
    'sections.0.blocks.0.ul.0: missing',
    'sections.0.blocks.0.p: too much',
  ])
})
