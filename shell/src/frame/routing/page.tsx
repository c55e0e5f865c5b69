import { Activity, useState } from 'react'
import { Home } from '../../home/home.tsx'
import { HOME } from '../../pages/pages.tsx'
import { CrashBoundary } from '../../remotes/crash-boundary.tsx'
import { PartError } from '../../remotes/outlet-fallback.tsx'
import { PageRouter } from './router.tsx'

/**
 * The page of an address. A page that crashes takes neither the bars nor the next page with it. Home, to which players
 * return again and again, stays mounted but hidden behind the others, without effects, and is not rendered anew.
 */
export function Page({ pathname }: { pathname: string }) {
  const isHome = pathname === HOME
  const [hasHome, setHasHome] = useState(isHome)
  const [hasFailed, setHasFailed] = useState(false)
  if (isHome && !hasHome) setHasHome(true)
  // A home page that crashed is mounted anew at the next visit.
  if (!isHome && hasFailed) {
    setHasFailed(false)
    setHasHome(false)
  }
  return (
    <>
      {hasHome && (
        <Activity mode={isHome ? 'visible' : 'hidden'}>
          <CrashBoundary fallback={PAGE_ERROR} onCrash={() => setHasFailed(true)}>
            {HOME_PAGE}
          </CrashBoundary>
        </Activity>
      )}
      {!isHome && (
        <CrashBoundary key={pathname} fallback={PAGE_ERROR}>
          {PAGE}
        </CrashBoundary>
      )}
    </>
  )
}

/** Constant elements: what does not depend on the address is not rendered again when that changes. */
const HOME_PAGE = <Home />
const PAGE = <PageRouter />
/** A page that could not be loaded or rendered. Its parts are cached as failed: only a reload requests them again. */
const PAGE_ERROR = <PartError owner="shell" state="crashed" onRetry={() => location.reload()} />
