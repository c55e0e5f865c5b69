import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { rememberPosition, restorePosition, storePositions } from './scroll-positions.ts'

/**
 * A new page begins at its top; Back, Forward and a reload restore the scroll position. The history entries of a page's
 * pop-ups take over the page's position. `page` identifies what the frame shows.
 */
export function useScrollPosition(page: string): void {
  const { key } = useLocation()
  // A typed address has no unique key.
  const entry = key + page
  const kind = useNavigationType()
  const shown = useRef<string>(undefined)
  // The position at the last scroll event: reading it now would force the layout of a pop-up that has just opened.
  const top = useRef(0)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', storePositions)
    return () => removeEventListener('pagehide', storePositions)
  }, [])
  // A layout effect: a shorter page scrolls the window before a passive effect would run, and that position is not the
  // previous page's.
  useLayoutEffect(() => {
    const isNewPage = shown.current !== page
    shown.current = page
    if (!isNewPage) rememberPosition(entry, top.current)
    const onScroll = () => rememberPosition(entry, (top.current = scrollY))
    addEventListener('scroll', onScroll, { passive: true })
    let stop: (() => void) | undefined
    if (isNewPage && kind === 'POP') stop = restorePosition(entry)
    else if (isNewPage) scrollTo(0, 0)
    return () => {
      removeEventListener('scroll', onScroll)
      stop?.()
    }
  }, [page, entry, kind])
}
