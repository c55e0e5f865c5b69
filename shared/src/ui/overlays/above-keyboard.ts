const view = typeof window === 'undefined' ? null : window.visualViewport
const boxes = new Set<HTMLElement>()

/** The height (px) that a phone's open keyboard leaves of the page; '' while all of it is visible. */
let visibleHeight = ''

const applyHeight = (box: HTMLElement): void => box.style.setProperty('--visual-viewport-height', visibleHeight)

view?.addEventListener('resize', () => {
  // Pinch zoom shrinks the viewport as well, and is no keyboard.
  if (view.scale > 1) return
  visibleHeight = Math.round(view.height) < window.innerHeight ? `${view.height}px` : ''
  boxes.forEach(applyHeight)
})

/** A ref for a box that is as high as the page: keeps its end above the keyboard. */
export function aboveKeyboard(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  boxes.add(box)
  applyHeight(box)
  return () => void boxes.delete(box)
}
