import { expect, it } from 'vitest'
import { isPlainClick } from './is-plain-click.ts'

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('isPlainClick for a click with %o is %s', (init, isPlain) => {
  expect(isPlainClick(new MouseEvent('click', init))).toBe(isPlain)
})
