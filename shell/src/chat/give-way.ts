import { freePlace } from './free-place.ts'

/** Pixels: less is no scrolling; the page's end, where there is room below the footer, begins so far before it. */
const STEP = 6
const END = 60
/** ms from one look at the page to the next while it scrolls: each has the page laid out. */
const PAUSE = 100
/** ms without a step: the page rests. */
const REST = 150

/**
 * Has a phone's corner go while the page is read on and come back on the way up, and stand free of small controls
 * where the page rests. A page's main button that sticks to the corner has it for itself: the menu leads to the chat too.
 * `stays`: it does not go otherwise. Answers how to end it.
 */
export function giveWay(corner: HTMLElement, stays: boolean): () => void {
  const root = document.documentElement
  let last = scrollY
  let isTaken = false
  let next: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    // Behind a pop-up nothing of the page is found below a point: it is looked at once it is back.
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

/** Whether an element, which is as wide as a phone, takes the height at which another one stands. */
function isOver(element: Element | null, other: Element): boolean {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  const place = other.getBoundingClientRect()
  return bottom > place.top && top < place.bottom
}
