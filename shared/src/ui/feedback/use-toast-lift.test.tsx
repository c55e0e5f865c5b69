import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useToastLift } from './use-toast-lift.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Toasts = () => <output>{useToastLift(1) ?? 'none'}</output>

/** Over a dialog whose footer begins at 600 px of a screen that is 800 px high. */
function liftOver(width: number, dialog: { left: number; bottom: number }): string {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', 800)
  render(
    <div role="dialog">
      <footer />
    </div>,
  )
  const box = screen.getByRole('dialog')
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue({ ...dialog } as DOMRect)
  vi.spyOn(box.firstElementChild!, 'getBoundingClientRect').mockReturnValue({ top: 600 } as DOMRect)
  render(<Toasts />)
  return screen.getByRole('status').textContent
}

it.each([
  ['a phone', 390, { left: 0, bottom: 800 }, '200px'],
  ['a desktop without room beside the dialog', 1000, { left: 120, bottom: 776 }, '200px'],
  ['a desktop with room below it', 1000, { left: 120, bottom: 670 }, 'none'],
  ['a desktop with room at its side', 1600, { left: 420, bottom: 776 }, 'none'],
])('toasts appear above the main button of a dialog that they would cover: %s', (_, width, dialog, expected) => {
  expect(liftOver(width, dialog)).toBe(expected)
})

it.each([
  ['below a warning, whose answers stay free', 560, '0px'],
  ['above the end of a box that leaves no room below it', 760, '40px'],
])('toasts on a phone appear %s', (_, bottom, expected) => {
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 800)
  render(<div role="dialog">Warning</div>)
  vi.spyOn(screen.getByRole('dialog'), 'getBoundingClientRect').mockReturnValue({ left: 24, bottom } as DOMRect)
  render(<Toasts />)
  expect(screen.getByRole('status').textContent).toBe(expected)
})

it('toasts on a desktop without a dialog stay in their corner, whichever field has the focus', () => {
  vi.stubGlobal('innerWidth', 1280)
  render(<input aria-label="Search" />)
  const field = screen.getByLabelText('Search')
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue({ top: 80, bottom: 128 } as DOMRect)
  field.focus()
  render(<Toasts />)
  expect(screen.getByRole('status').textContent).toBe('none')
})

it.each([
  [390, 'var(--bottom-bar-height)'],
  [1280, 'none'],
])(
  'while there is no network a phone shows them over its lower bar: its upper end says so (%i px)',
  (width, expected) => {
    vi.stubGlobal('innerWidth', width)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    render(<Toasts />)
    const shown = screen.getByRole('status')
    expect(shown.textContent).toBe('none')
    online.mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    expect(shown.textContent).toBe(expected)
    online.mockRestore()
  },
)
