import { Activity, useState } from 'react'
import { Home } from '../home/home.tsx'
import { HOME } from '../pages/pages.tsx'
import { CrashBoundary } from '../remotes/crash-boundary.tsx'
import { PageCrash } from './page-crash.tsx'
import { PageRouter } from './router.tsx'

/**
 * The page of an address. One that fails takes neither the bars nor the next page with it. Home, which players come
 * back to again and again, stays as it was behind the others, without effects, and is not drawn anew.
 */
export function Page({ pathname }: { pathname: string }) {
  const isHome = pathname === HOME
  const [hasHome, setHasHome] = useState(isHome)
  const [hasFailed, setHasFailed] = useState(false)
  if (isHome && !hasHome) setHasHome(true)
  // What failed is made anew when it is wanted again.
  if (!isHome && hasFailed) {
    setHasFailed(false)
    setHasHome(false)
  }
  return (
    <>
      {hasHome && (
        <Activity mode={isHome ? 'visible' : 'hidden'}>
          <CrashBoundary fallback={<PageCrash />} onCrash={() => setHasFailed(true)}>
            {HOME_PAGE}
          </CrashBoundary>
        </Activity>
      )}
      {!isHome && (
        <CrashBoundary key={pathname} fallback={<PageCrash />}>
          {PAGE}
        </CrashBoundary>
      )}
    </>
  )
}

/** What does not ask for the address is not drawn again with another one. */
const HOME_PAGE = <Home />
const PAGE = <PageRouter />
