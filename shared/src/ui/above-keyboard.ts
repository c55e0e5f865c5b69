const view = typeof window === 'undefined' ? null : window.visualViewport
const boxes = new Set<HTMLElement>()

/** px that a phone's keyboard leaves of the page's height while it is open; '' for all of it. */
let left = ''

const fit = (box: HTMLElement): void => box.style.setProperty('--visual-viewport-height', left)

view?.addEventListener('resize', () => {
  // Part of the page, enlarged by two fingers, is no keyboard.
  if (view.scale > 1) return
  left = Math.round(view.height) < window.innerHeight ? `${view.height}px` : ''
  boxes.forEach(fit)
})

/** A ref for a box that is as high as the page: its last line stays above the keyboard. */
export function aboveKeyboard(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  boxes.add(box)
  fit(box)
  return () => void boxes.delete(box)
}
