import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeStrayCarets } from './stray-caret.ts'

let stop: () => void

beforeEach(() => {
  const parts = { p: 'Some words', input: '', textarea: '', button: 'Press', a: 'A link' }
  const made = Object.entries(parts).map(([tag, words]) =>
    Object.assign(document.createElement(tag), { textContent: words }),
  )
  document.body.replaceChildren(...made)
  stop = removeStrayCarets()
})
afterEach(() => stop())

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
// jsdom's own focus() would move the caret.
const focus = (selector: string) => find(selector).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
const caretIn = (selector: string) => getSelection()!.collapse(find(selector).firstChild, 0)

it('takes the caret away when something takes the focus that holds no text', () => {
  caretIn('p')
  focus('button')
  expect(getSelection()!.rangeCount).toBe(0)
})

it('leaves it in a field, and to who moves through the page with it', () => {
  for (const field of ['input', 'textarea']) {
    caretIn('p')
    focus(field)
    expect(getSelection()!.type).toBe('Caret')
  }
  caretIn('a')
  focus('a')
  expect(getSelection()!.anchorNode).toBe(find('a').firstChild)
})

it('leaves what is selected', () => {
  getSelection()!.selectAllChildren(find('p'))
  focus('button')
  expect(String(getSelection())).toBe('Some words')
})

it('leaves carets alone once it is stopped', () => {
  stop()
  caretIn('p')
  focus('button')
  expect(getSelection()!.type).toBe('Caret')
})
