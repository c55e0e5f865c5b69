import { afterEach, expect, it, vi } from 'vitest'
import { liftAboveControls } from './lift-above-controls.ts'

/** Like the browser's own function, which throws for coordinates that are not finite. */
const elementsFromPoint = vi.fn((x: number, y: number): Element[] => {
  if (!Number.isFinite(x + y)) throw new TypeError('The provided double value is non-finite.')
  return [...document.querySelectorAll('main button')]
})

document.elementsFromPoint = elementsFromPoint

afterEach(() => {
  document.body.replaceChildren()
  elementsFromPoint.mockClear()
})

function button(style: string): HTMLElement {
  const [page, corner, icon] = ['main', 'div', 'button'].map((name) => document.createElement(name))
  page!.append(document.createElement('button'))
  corner!.style.cssText = style
  corner!.append(icon!)
  document.body.append(page!, corner!)
  return icon!
}

it('the icon is lifted above a small control in its corner', () => {
  const icon = button('position: fixed; right: 24px; bottom: 24px')
  expect(liftAboveControls(icon)).toBeGreaterThan(0)
})

it('an icon that is not laid out is not lifted', () => {
  expect(liftAboveControls(button('position: fixed; right: auto; bottom: auto'))).toBe(0)
  expect(elementsFromPoint).not.toHaveBeenCalled()
})
