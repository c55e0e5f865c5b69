import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.ts'
import { untranslated, type Messages, type Parse } from './messages.ts'

const require = createRequire(join(root, 'shared', 'package.json'))
const { parse } = (await import(pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href)) as {
  parse: Parse
}

/** A text in nine languages, `alike` of which have it in English. */
function untranslatedIn(text: string, alike: number, id = 'club.title') {
  const others = Array.from({ length: 9 }, (_, index): Messages => ({
    [id]: index < alike ? text : `${text} ${index}`,
  }))
  return untranslated({ [id]: text }, others, parse)
}

it('a text of several words that is English in four languages counts as untranslated', () => {
  expect(untranslatedIn('Your club', 4)).toEqual(["club.title is English in 4 other languages: 'Your club'"])
  expect(untranslatedIn('{count, plural, one {# game left} other {# games left}}', 9)).toHaveLength(1)
  expect(untranslatedIn('<b>Your</b> club', 9)).toHaveLength(1)
})

it('single words, words with values, payment methods and texts shared by three languages do not count', () => {
  expect(untranslatedIn('Your club', 3)).toEqual([])
  expect(untranslatedIn('Bonus', 9)).toEqual([])
  expect(untranslatedIn('Bonus {amount} {currency}: 50 %', 9)).toEqual([])
  expect(untranslatedIn('Visa / Mastercard', 9, 'method.VISA')).toEqual([])
})
