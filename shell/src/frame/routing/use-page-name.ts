import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { MODAL } from '../pop-ups/when-uncovered.ts'
import { announcePage } from './announce-page.ts'
import { pageOf } from './page-of.ts'

/**
 * Announces the page that is shown. Sets the window's title, which tells tabs, history and bookmarks apart, and moves
 * the focus to the page's heading for those who cannot see that another page has come, unless something on the page, or
 * the chat, has the focus already. If a page becomes another one at the same address (a login form, then the requested
 * page), the title is set anew; the focus is moved only if it was lost.
 */
export function usePageName(): void {
  const { config, screens } = useShell()
  const { state, ...location } = useLocation() as Location & { state: { depth?: number } | null }
  const { pathname } = location
  const pageId = pageOf(location)
  // True for a page that was loaded or reached by Back, and for a pop-up's entry at the same page: nothing to announce.
  // Otherwise a press led to a new page, and this code may only have been fetched for that press.
  const isFirst = useNavigationType() === 'POP' || state?.depth !== undefined
  const loadingLabel = useText()('loading.label')
  const shown = useRef(isFirst ? pageId : undefined)
  useEffect(() => {
    const page = document.getElementById('content')
    if (!page) return undefined
    const isNewPage = shown.current !== pageId
    shown.current = pageId
    return announcePage({
      page,
      siteTitle: config.title,
      siteName: config.name,
      isHome: pathname === '/',
      loadingLabel,
      isNewPage,
      isCovered: () => screens.stack.get().length > 0 || document.querySelector(MODAL) !== null,
    })
  }, [config, screens, pathname, pageId, loadingLabel])
}
