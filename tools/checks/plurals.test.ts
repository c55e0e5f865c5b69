import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.ts'
import { pluralProblems } from './plurals.ts'

type Parsed = Parameters<typeof pluralProblems>[1]

const require = createRequire(join(root, 'shared', 'package.json'))
const { parse } = (await import(pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href)) as {
  parse: (text: string) => Parsed
}
const english = parse('{count, plural, =0 {None} one {# game} other {# games}}')
const problems = (locale: string, text: string) => pluralProblems(locale, parse(text), english)

test.each([
  ['fr', '{count, plural, one {# jeu} other {# jeux}}', ["{count} has no 'many'"]],
  ['tr', '{count, plural, other {# oyun}}', ["{count} has no 'one'"]],
  ['de', '{count, plural, one {# Spiel} few {# Spiele} other {# Spiele}}', ["{count}: de has no 'few'"]],
  ['ja', '<b>{count, plural, one {#件} other {#件}}</b>', ["{count}: ja has no 'one'"]],
])('%s: a missing or unknown plural form is reported in %s', (locale, text, expected) => {
  expect(problems(locale, text)).toEqual(expected)
})

test.each([
  ['fr', '{count, plural, =0 {Aucun} one {# jeu} many {# de jeux} other {# jeux}}'],
  ['fil', '{count, plural, one {# laro} other {# na laro}}'],
  ['ja', '{count, plural, =0 {なし} other {#件}}'],
])('%s: all plural forms are accepted in %s', (locale, text) => {
  expect(problems(locale, text)).toEqual([])
})

test('a text without plural forms in English needs none in a translation', () => {
  const discount = parse('{percent, plural, =0 {Discount} other {#% off}}')
  expect(pluralProblems('fr', parse('{percent, plural, =0 {Remise} other {#\u00a0% de remise}}'), discount)).toEqual([])
})
