import { useLayout } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'

/** Pixels: less is no scrolling; the page's end, where there is room below the footer, begins so far before it. */
const STEP = 6
const END = 60
/** ms from one look at the page to the next while it scrolls: each has the page laid out. */
const PAUSE = 100

/**
 * On phones, whoever scrolls on has the corner for the page; it is the element's again on the way back. A page's main
 * button that sticks to the corner makes room beside itself (screen.module.css).
 */
export function useGivingWay(isThere: boolean, stays: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const isPhone = useLayout() === 'mobile'
  useEffect(() => {
    const corner = element.current
    if (!isThere || !isPhone || !corner) return undefined
    const root = document.documentElement
    let last = scrollY
    let next: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      next = undefined
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
    return () => {
      grown.disconnect()
      clearTimeout(next)
      removeEventListener('scroll', scrolled)
      corner.removeAttribute('data-away')
      root.removeAttribute('data-chat-beside')
    }
  }, [isThere, isPhone, stays])
  return element
}
