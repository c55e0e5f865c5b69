import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeCarets } from './stray-caret.ts'

let stop: () => void

beforeEach(() => {
  const parts = { p: 'Some words', input: '', textarea: '', button: 'Press', a: 'A link' }
  const made = Object.entries(parts).map(([tag, words]) =>
    Object.assign(document.createElement(tag), { textContent: words }),
  )
  document.body.replaceChildren(...made)
  stop = removeCarets()
})
afterEach(() => stop())

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
// jsdom's own focus() would move the caret.
const focus = (selector: string) => find(selector).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
const caretIn = (selector: string) => getSelection()!.collapse(find(selector).firstChild, 0)

it('removes the caret when an element without text takes the focus', () => {
  caretIn('p')
  focus('button')
  expect(getSelection()!.rangeCount).toBe(0)
})

it('keeps the caret in a field and in caret browsing', () => {
  for (const field of ['input', 'textarea']) {
    caretIn('p')
    focus(field)
    expect(getSelection()!.type).toBe('Caret')
  }
  caretIn('a')
  focus('a')
  expect(getSelection()!.anchorNode).toBe(find('a').firstChild)
})

it('keeps a selection', () => {
  getSelection()!.selectAllChildren(find('p'))
  focus('button')
  expect(String(getSelection())).toBe('Some words')
})

it('keeps carets once it is stopped', () => {
  stop()
  caretIn('p')
  focus('button')
  expect(getSelection()!.type).toBe('Caret')
})
