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
 * where the page rests. A page's main button that sticks to the corner makes room beside itself (screen.module.css).
 * `stays`: it does not go. Answers how to end it.
 */
export function giveWay(corner: HTMLElement, stays: boolean): () => void {
  const root = document.documentElement
  let last = scrollY
  let next: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    const icon = corner.querySelector('button')
    if (icon && !corner.hasAttribute('data-away')) corner.style.setProperty('--lift', `${freePlace(icon)}px`)
  }
  const look = () => {
    next = undefined
    clearTimeout(resting)
    resting = setTimeout(rest, REST)
    const foot = document.querySelector('main section footer')?.getBoundingClientRect()
    root.toggleAttribute('data-chat-beside', foot !== undefined && foot.bottom > corner.getBoundingClientRect().top)
    const isEnd = scrollY + innerHeight >= root.scrollHeight - END
    if (!isEnd && Math.abs(scrollY - last) < STEP) return
    corner.toggleAttribute('data-away', !isEnd && !stays && scrollY > last)
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
    grown.disconnect()
    removeEventListener('scroll', scrolled)
    corner.removeAttribute('data-away')
    corner.style.removeProperty('--lift')
    root.removeAttribute('data-chat-beside')
  }
}
