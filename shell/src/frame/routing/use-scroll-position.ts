import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { notePlace, returnTo, storePlaces } from './scroll-places.ts'

/**
 * A new page begins at its top; Back, Forward and a reload restore the scroll position. The history entries of a page's
 * pop-ups take over the page's position. `page` identifies what the frame shows.
 */
export function useScrollPlace(page: string): void {
  const { key } = useLocation()
  // A typed address has no unique key.
  const step = key + page
  const kind = useNavigationType()
  const shown = useRef<string>(undefined)
  // The position at the last scroll event: reading it now would force the layout of a pop-up that has just opened.
  const top = useRef(0)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', storePlaces)
    return () => removeEventListener('pagehide', storePlaces)
  }, [])
  // A layout effect: a shorter page scrolls the window before a passive effect would run, and that position is not the
  // previous page's.
  useLayoutEffect(() => {
    const isAnother = shown.current !== page
    shown.current = page
    if (!isAnother) notePlace(step, top.current)
    const note = () => notePlace(step, (top.current = scrollY))
    addEventListener('scroll', note, { passive: true })
    let stop: (() => void) | undefined
    if (isAnother && kind === 'POP') stop = returnTo(step)
    else if (isAnother) scrollTo(0, 0)
    return () => {
      removeEventListener('scroll', note)
      stop?.()
    }
  }, [page, step, kind])
}
