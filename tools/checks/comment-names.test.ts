import { expect, it } from 'vitest'
import { namesInCode, staleNames } from './comment-names.ts'

// Put together from pieces, since the check itself also reads this file.
const comment = '//'

it('finds names in comments that occur nowhere in the code', () => {
  const text = `/** As \`gone\` and \`gone()\` did; see \`here\`, someCall, ApplyEarly and MAX_SLOTS. */\n${comment} LAST_CALL, iOS, webpackMode`
  expect(staleNames(text, new Set(['here', 'ApplyEarly']))).toEqual(['gone', 'someCall', 'MAX_SLOTS', 'LAST_CALL'])
})

it('takes words, paths and addresses for what they are', () => {
  const text = `${comment} A word, src/someCall.css, https://example/someCall, \`a b\`, and its data-someThing`
  expect(staleNames(text, new Set())).toEqual([])
})

it('does not count the names in comments as names in code', () => {
  const text = `const here = 1 ${comment} gone\n/* lost */ const glob = '/play/**'\ncall(there) /* x */`
  expect(namesInCode(text)).toEqual(['const', 'here', 'const', 'glob', 'play', 'call', 'there'])
})
