import { useLayout } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'

/** Pixels: less is no scrolling; the page's end, where there is room below the footer, begins so far before it. */
const STEP = 6
const END = 60

/** On phones, whoever scrolls on has the corner for the page; it is the element's again on the way back. */
export function useGivingWay(active: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const isPhone = useLayout() === 'mobile'
  useEffect(() => {
    if (!active || !isPhone) return undefined
    const corner = element.current
    let last = scrollY
    const follow = () => {
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - END
      if (!isEnd && Math.abs(scrollY - last) < STEP) return
      corner?.toggleAttribute('data-away', !isEnd && scrollY > last)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      corner?.removeAttribute('data-away')
    }
  }, [active, isPhone])
  return element
}
