import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liftAboveControls } from './lift-above-controls.ts'
import { hideOnScroll } from './hide-on-scroll.ts'

vi.mock('./lift-above-controls.ts', () => ({ liftAboveControls: vi.fn(() => 39) }))

/** Simulates that the page was laid out anew. */
let layOut: () => void = () => undefined
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(liftAboveControls).mockClear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        layOut = look
      }
      observe() {}
      disconnect() {}
    },
  )
  // A long page, scrolled to its top.
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A phone's page with the icon (44 px) in its corner; `root` holds both. */
function page() {
  const [root, corner, main] = [
    document.createElement('div'),
    document.createElement('div'),
    document.createElement('main'),
  ]
  corner.append(document.createElement('button'))
  root.append(main, corner)
  document.body.append(root)
  corner.getBoundingClientRect = () => new DOMRect(332, 722, 44, 44)
  return { corner, root, main }
}

it('the corner settles once the page is no longer inert behind a pop-up', async () => {
  const { corner, root } = page()
  root.setAttribute('inert', '')
  end = hideOnScroll(corner, false)
  layOut()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(liftAboveControls).not.toHaveBeenCalled()
  root.removeAttribute('inert')
  await vi.advanceTimersByTimeAsync(0)
  expect(corner.style.getPropertyValue('--lift')).toBe('39px')
})

it.each([
  ['at the bottom of the screen', 693, true],
  ['below the screen', 1200, false],
  ['that has scrolled up', 300, false],
])('with a main button %s (%i px), the corner is hidden: %s', (_, top, isHidden) => {
  const { corner, main } = page()
  end = hideOnScroll(corner, true)
  const footer = document.createElement('footer')
  main.append(document.createElement('section'))
  main.firstElementChild?.append(footer)
  footer.getBoundingClientRect = () => new DOMRect(0, top, 390, 87)
  layOut()
  expect(corner.hasAttribute('data-away')).toBe(isHidden)
  footer.remove()
  layOut()
  expect(corner.hasAttribute('data-away')).toBe(false)
})
