import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { notePlace, returnTo, storePlaces } from './scroll-places.ts'

/**
 * A new page begins at its top; Back, Forward and a reload lead to where the page stood. The pop-ups of a page are steps
 * at the place where it stands. `page` names what the frame shows.
 */
export function useScrollPlace(page: string): void {
  const { key } = useLocation()
  // An address that was typed has no key of its own.
  const step = key + page
  const kind = useNavigationType()
  const shown = useRef<string>(undefined)
  // What the page's last scroll event told: asking now would lay out a pop-up that has just come.
  const top = useRef(0)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', storePlaces)
    return () => removeEventListener('pagehide', storePlaces)
  }, [])
  // With the page itself: a shorter one moves the window before an effect would run, and that is not the last one's place.
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
