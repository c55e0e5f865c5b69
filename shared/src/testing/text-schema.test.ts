import * as v from 'valibot'
import { expect, it } from 'vitest'
import { textSchema } from './text-schema.ts'

const isText = (...blocks: unknown[]) => v.is(textSchema, { title: 'Help', sections: [{ id: 'a-1', blocks }] })

it.each([
  [{ p: 'Play at **{siteName}**: [join](screen:join), [read](/branchIndex/help), [write](mail:support).' }],
  [{ ul: ['{chat}Ask in the chat.', 'Write.'] }],
  [{ table: { caption: 'Fees', head: ['Bank', 'Fee'], rows: [['Card', '2%']] } }],
])('takes %j', (block) => {
  expect(isText(block)).toBe(true)
})

it.each([
  [{ p: '' }],
  [{ p: 'Play at {sitename}.' }],
  [{ p: '{chat}Ask in the chat.' }],
  [{ p: 'Here is **more.' }],
  [{ p: '[Join](https://evil.example)' }],
  [{ p: 'a', note: 'b' }],
  [{ ul: ['Ask in the {chat}.'] }],
  [{ ol: [] }],
  [{ table: { caption: 'Fees', head: ['Bank', 'Fee'], rows: [['Card']] } }],
])('refuses %j', (block) => {
  expect(isText(block)).toBe(false)
})
