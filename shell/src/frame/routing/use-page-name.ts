import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { pageOf } from './page-of.ts'
import { MODAL } from '../pop-ups/use-way-to-form.ts'

/** How many animation frames to wait for the pop-up that led here to be gone and the focus given back. */
const FRAMES = 60

/**
 * Announces the page that is shown. Sets the window's title, which tells tabs, history and bookmarks apart, and moves
 * the focus to the page's heading for those who cannot see that another page has come, unless something on the page, or
 * the chat beside it, has the focus already. If a page becomes another one at the same address (a login form, then what
 * the member asked for), the title is set anew; the focus is moved only if it was lost.
 */
export function usePageName(): void {
  const { config, screens } = useShell()
  const { state, ...location } = useLocation() as Location & { state: { depth?: number } | null }
  const { pathname } = location
  const place = pageOf(location)
  // True for a page that was loaded or reached by Back, and for a pop-up's entry at the same page: nothing to announce.
  // Otherwise a press led to a new page, and this code may only have been fetched for that press.
  const isFirst = useNavigationType() === 'POP' || state?.depth !== undefined
  const loading = useText()('loading.label')
  const shown = useRef(isFirst ? place : undefined)
  useEffect(() => {
    const page = document.getElementById('content')
    if (!page) return undefined
    const isHome = pathname === '/'
    let isNew = shown.current !== place
    let frame = 0
    shown.current = place
    document.title = config.title
    let told: { readonly heading: HTMLElement; readonly name: string } | undefined
    // After a page load nothing has had the focus yet, so it cannot have been lost.
    let hadFocus = false
    const note = () => (hadFocus = true)
    addEventListener('focusin', note, { once: true })
    const isHeld = (holder: Element | null, isOther: boolean) =>
      isOther ? holder?.closest('#content *, [role="dialog"]') : holder !== document.body && holder !== page
    const focus = (heading: HTMLElement, isOther: boolean, left = FRAMES): void => {
      const isCovered = screens.stack.get().length > 0 || document.querySelector(MODAL) !== null
      if (isCovered && left > 0) frame = requestAnimationFrame(() => focus(heading, isOther, left - 1))
      if (isCovered || isHeld(document.activeElement, isOther)) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const tell = (): void => {
      // Returns early, since scrolling through a list of games changes the page all the time.
      if (told?.heading.isConnected && told.heading.textContent.trim() === told.name) return
      // Home stays in the document, hidden behind the other pages, and has a heading of its own.
      const heading = [...page.querySelectorAll('h1')].find((each) => each.checkVisibility())
      const name = heading?.textContent.trim()
      if (!heading || !name || name === loading) return
      if (!isHome) document.title = `${name} · ${config.name}`
      if (isNew || (told && hadFocus)) {
        const isOther = isNew
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(() => focus(heading, isOther))
      }
      isNew = false
      told = { heading, name }
    }
    const watch = new MutationObserver(tell)
    if (!isHome) watch.observe(page, { childList: true, characterData: true, subtree: true })
    tell()
    return () => {
      watch.disconnect()
      removeEventListener('focusin', note)
      cancelAnimationFrame(frame)
    }
  }, [config, screens, pathname, place, loading])
}
