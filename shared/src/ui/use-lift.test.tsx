import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useLift } from './use-lift.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

let lift: string | null

function Toasts() {
  lift = useLift(1)
  return null
}

/** Over a dialog whose footer begins at 600 px of a screen that is 800 px high. */
function liftOver(width: number, dialog: { left: number; bottom: number }): string | null {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', 800)
  document.body.innerHTML = '<div role="dialog"><footer></footer></div>'
  const [box, footer] = [document.querySelector('[role=dialog]')!, document.querySelector('footer')!]
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue({ ...dialog } as DOMRect)
  vi.spyOn(footer, 'getBoundingClientRect').mockReturnValue({ top: 600 } as DOMRect)
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Toasts />))
  act(() => root.unmount())
  return lift
}

it.each([
  ['a phone', 390, { left: 0, bottom: 800 }, '200px'],
  ['a desktop without room beside the dialog', 1000, { left: 120, bottom: 776 }, '200px'],
  ['a desktop with room below it', 1000, { left: 120, bottom: 670 }, null],
  ['a desktop with room at its side', 1600, { left: 420, bottom: 776 }, null],
])('toasts stand above the main button of a dialog where they would lie on it: %s', (_, width, dialog, expected) => {
  expect(liftOver(width, dialog)).toBe(expected)
})
