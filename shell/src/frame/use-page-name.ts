import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import { pageOf } from './page-of.ts'
import { MODAL } from './use-way-to-form.ts'

/** Frames that the box of a pop-up, which led here, has to give the focus back: after that it may be moved on. */
const FRAMES = 60

/**
 * Names the page that is shown: in the window's title, which tabs, history and bookmarks are told apart by, and to who
 * cannot see that another page has come: its heading takes the focus, unless something on the page, or the chat beside
 * it, has it already. A page that becomes another one at the same address (a login form, what the member asked for) is
 * named anew; the focus is moved on only where it was lost.
 */
export function usePageName(): void {
  const { config, screens } = useShell()
  const { state, ...location } = useLocation() as Location & { state: { depth?: number } | null }
  const { pathname } = location
  const place = pageOf(location)
  // The press that led to a page may have been what this was fetched for. A pop-up is a step at the same page.
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
    // On a page that was loaded nobody has lost anything yet.
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
      // At once: a list of games that is scrolled through changes the page all the time.
      if (told?.heading.isConnected && told.heading.textContent.trim() === told.name) return
      // Home waits behind the other pages, with its own heading.
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
