const view = typeof window === 'undefined' ? null : window.visualViewport
const boxes = new Set<HTMLElement>()

/** The height (px) that a phone's open keyboard leaves of the page; '' while all of it is visible. */
let left = ''

const fit = (box: HTMLElement): void => box.style.setProperty('--visual-viewport-height', left)

view?.addEventListener('resize', () => {
  // Pinch zoom shrinks the viewport as well, and is no keyboard.
  if (view.scale > 1) return
  left = Math.round(view.height) < window.innerHeight ? `${view.height}px` : ''
  boxes.forEach(fit)
})

/** A ref for a box that is as high as the page: keeps its end above the keyboard. */
export function aboveKeyboard(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  boxes.add(box)
  fit(box)
  return () => void boxes.delete(box)
}
