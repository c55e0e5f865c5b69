import { freePlace } from './free-place.ts'

/**
 * Pixels: a move of less than STEP is no scrolling; the page's end, where there is room below the footer, begins END
 * before it.
 */
const STEP = 6
const END = 60
/** ms between two looks at the page while it scrolls: each look forces a layout. */
const PAUSE = 100
/** ms without such a look after which the page counts as at rest. */
const REST = 150

/**
 * Hides a phone's corner while the player scrolls down, shows it again on the way up, and raises it above small
 * controls when the page is at rest. A page's main button that sticks to the bottom hides the corner for as long as it
 * is there: the menu leads to the chat too. `stays`: nothing else hides the corner. Returns a function that ends this.
 */
export function giveWay(corner: HTMLElement, stays: boolean): () => void {
  const root = document.documentElement
  let last = scrollY
  let isTaken = false
  let next: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    // Behind a pop-up the page is inert, and none of its elements is found below a point: look again once it is back.
    const behind = corner.closest('[inert]')
    if (behind) return freed.observe(behind, { attributeFilter: ['inert'] })
    freed.disconnect()
    const icon = corner.querySelector('button')
    if (icon && !corner.hasAttribute('data-away')) corner.style.setProperty('--lift', `${freePlace(icon)}px`)
  }
  const freed = new MutationObserver(rest)
  const look = () => {
    next = undefined
    clearTimeout(resting)
    resting = setTimeout(rest, REST)
    const wasTaken = isTaken
    isTaken = isOver(document.querySelector('main section footer'), corner)
    const isEnd = scrollY + innerHeight >= root.scrollHeight - END
    if (isTaken === wasTaken && !isEnd && Math.abs(scrollY - last) < STEP) return
    corner.toggleAttribute('data-away', isTaken || (!isEnd && !stays && scrollY > last))
    last = scrollY
  }
  const scrolled = () => void (next ??= setTimeout(look, PAUSE))
  const grown = new ResizeObserver(look)
  grown.observe(document.body)
  addEventListener('scroll', scrolled, { passive: true })
  rest()
  return () => {
    clearTimeout(next)
    clearTimeout(resting)
    freed.disconnect()
    grown.disconnect()
    removeEventListener('scroll', scrolled)
    corner.removeAttribute('data-away')
    corner.style.removeProperty('--lift')
  }
}

/** Whether an element, which is as wide as a phone, overlaps the height at which another one stands. */
function isOver(element: Element | null, other: Element): boolean {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  const place = other.getBoundingClientRect()
  return bottom > place.top && top < place.bottom
}
