import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.ts'
import { leftInEnglish, type Messages, type Parse } from './messages.ts'

const require = createRequire(join(root, 'shared', 'package.json'))
const { parse } = (await import(pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href)) as {
  parse: Parse
}

/** A text in nine languages, `alike` of which have it in English. */
function left(text: string, alike: number, id = 'club.title') {
  const others = Array.from({ length: 9 }, (_, index): Messages => ({
    [id]: index < alike ? text : `${text} ${index}`,
  }))
  return leftInEnglish({ [id]: text }, others, parse)
}

it('a text of several words that four languages have in English was not translated', () => {
  expect(left('Your club', 4)).toEqual(["club.title is English in 4 other languages: 'Your club'"])
  expect(left('{count, plural, one {# game left} other {# games left}}', 9)).toHaveLength(1)
  expect(left('<b>Your</b> club', 9)).toHaveLength(1)
})

it('one word, a word with values, the name of a way to pay, and what three languages share are no such text', () => {
  expect(left('Your club', 3)).toEqual([])
  expect(left('Bonus', 9)).toEqual([])
  expect(left('Bonus {amount} {currency}: 50 %', 9)).toEqual([])
  expect(left('Visa / Mastercard', 9, 'method.VISA')).toEqual([])
})
