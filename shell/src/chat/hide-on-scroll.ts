import { liftAboveControls } from './lift-above-controls.ts'

/**
 * Pixels: a move of less than SCROLL_THRESHOLD is no scrolling; the page's end, where there is room below the footer,
 * begins END_MARGIN before it.
 */
const SCROLL_THRESHOLD = 6
const END_MARGIN = 60
/** ms between two updates while the page scrolls: each forces a layout. */
const UPDATE_MS = 100
/** ms without an update after which the page counts as at rest. */
const SETTLE_MS = 150

/**
 * Hides a phone's corner while the player scrolls down, shows it again on the way up, and raises it above small
 * controls when the page is at rest. A page's main button that sticks to the bottom hides the corner for as long as it
 * is there: the menu leads to the chat too. `isPinned`: nothing else hides the corner. Returns a function that ends
 * this.
 */
export function hideOnScroll(corner: HTMLElement, isPinned: boolean): () => void {
  const root = document.documentElement
  let lastScrollY = scrollY
  let isOverlapped = false
  let updateTimer: ReturnType<typeof setTimeout> | undefined
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    // Behind a pop-up the page is inert, and none of its elements is found below a point: settle once it is back.
    const inertAncestor = corner.closest('[inert]')
    if (inertAncestor) return inertObserver.observe(inertAncestor, { attributeFilter: ['inert'] })
    inertObserver.disconnect()
    const icon = corner.querySelector('button')
    if (icon && !corner.hasAttribute('data-away')) corner.style.setProperty('--lift', `${liftAboveControls(icon)}px`)
  }
  const inertObserver = new MutationObserver(settle)
  const update = () => {
    updateTimer = undefined
    clearTimeout(settleTimer)
    settleTimer = setTimeout(settle, SETTLE_MS)
    const wasOverlapped = isOverlapped
    isOverlapped = isOver(document.querySelector('main section footer'), corner)
    const isEnd = scrollY + innerHeight >= root.scrollHeight - END_MARGIN
    if (isOverlapped === wasOverlapped && !isEnd && Math.abs(scrollY - lastScrollY) < SCROLL_THRESHOLD) return
    corner.toggleAttribute('data-away', isOverlapped || (!isEnd && !isPinned && scrollY > lastScrollY))
    lastScrollY = scrollY
  }
  const onScroll = () => void (updateTimer ??= setTimeout(update, UPDATE_MS))
  const bodyObserver = new ResizeObserver(update)
  bodyObserver.observe(document.body)
  addEventListener('scroll', onScroll, { passive: true })
  settle()
  return () => {
    clearTimeout(updateTimer)
    clearTimeout(settleTimer)
    inertObserver.disconnect()
    bodyObserver.disconnect()
    removeEventListener('scroll', onScroll)
    corner.removeAttribute('data-away')
    corner.style.removeProperty('--lift')
  }
}

/** Whether an element, which is as wide as a phone, overlaps another one vertically. */
function isOver(element: Element | null, other: Element): boolean {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  const otherBox = other.getBoundingClientRect()
  return bottom > otherBox.top && top < otherBox.bottom
}
