import { expect, test } from 'vitest'
import type { Locale } from '../../shared/src/i18n/locales.ts'
import { typographyProblems } from './typography.ts'
import { textsOfHtml } from './written-texts.ts'

test.each<[Locale, string, string]>([
  ['fr', 'Annuler ce retrait ?', 'Annuler ce retrait\u00a0?'],
  ['fr', 'Ouvrez « Déposer\u00a0»', 'Ouvrez «\u00a0Déposer\u00a0»'],
  ['fr', "Il n'est pas là", 'Il n’est pas là'],
  ['fr', '5.000 points', '5\u202f000 points'],
  ['tr', "5\u00a0MB'tan büyük", '5\u00a0MB’tan büyük'],
  ['tr', 'Çekim no {id}', 'Çekim no\u00a0{id}'],
  ['de', '{percent} % Bonus', '{percent}\u00a0% Bonus'],
  ['de', 'siehe ”Ablauf“', 'siehe „Ablauf“'],
  ['de', '€\u00a015,000', '€\u00a015.000'],
  ['de', 'bis 200\u00a0$ ein', 'bis $\u00a0200 ein'],
  ['en', '{fiatSymbol}200', '{fiatSymbol}\u00a0200'],
  ['en', 'from {currencySymbol} {minimumDeposit}', 'from {currencySymbol}\u00a0{minimumDeposit}'],
  ['fr', 'jusqu’à 200\u202f€', 'jusqu’à €\u00a0200'],
  ['en', 'capped at 200\u00a0EUR', 'capped at €\u00a0200'],
  ['ja', '最大200ドル', '最大$\u00a0200'],
  ['fi', 'alkaen klo 00.01', 'alkaen klo\u00a000.01'],
  ['fi', 'ks. “Säännöt”', 'ks. ”Säännöt”'],
  ['es', 'Retiro n.º {id}', 'Retiro n.º\u00a0{id}'],
  ['es', 'Ya está. Cancelar este retiro?', 'Ya está. ¿Cancelar este retiro?'],
  ['es', '¡Bien! Sigue jugando!', '¡Bien! ¡Sigue jugando!'],
  ['it', 'Prelievo «Conto»', 'Prelievo “Conto”'],
  ['pt', 'Processando...', 'Processando…'],
  ['pt', 'até $ 200', 'até $\u00a0200'],
  ['fil', "Hangga't maaari", 'Hangga’t maaari'],
  ['fil', 'Bukas pa ang round mo', 'Hindi pa tapos ang round mo'],
  ['fil', 'sa 24 oras', 'sa 24 na oras'],
  ['fi', 'Päätä raja ennen kuin aloitat', 'Päätä raja, ennen kuin aloitat, ja ennen kuin pelaat'],
  ['ja', '有効期限(月)', '有効期限（月）'],
  ['ja', '入金額,出金額', '入金額、出金額'],
  ['ja', '{name} は送信されていません。', '{name}は送信されていません。'],
  ['en', 'larger than 5 MB', 'larger than 5\u00a0MB'],
  ['en', '15000\u00a0points', '15,000\u00a0points'],
  ['en', "a game's cover", "a game’s cover, I'VE MADE THE TRANSFER"],
  ['en', 'Wait {seconds} s', 'Wait {seconds}\u00a0s'],
])('%s: %j is refused, and %j is accepted', (locale, wrong, right) => {
  expect(typographyProblems(locale, wrong)).toHaveLength(1)
  expect(typographyProblems(locale, right)).toEqual([])
})

test('the address of a link is not checked', () => {
  expect(typographyProblems('ja', '[出金規約](screen:withdrawalRules)')).toEqual([])
})

test('an article is checked as a page shows it, with its alternative texts', () => {
  const html =
    '<ul>\n  <li>up to €&nbsp;200\n    a month</li>\n  <li><b>5&nbsp;MB</b> each</li>\n</ul>\n<img src="/a.svg" alt="Tom &amp; I" />'
  expect(textsOfHtml(html)).toEqual(['Tom & I', 'up to €\u00a0200 a month', '5\u00a0MB each'])
})
