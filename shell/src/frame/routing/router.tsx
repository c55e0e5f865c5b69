import { useEffect, useMemo, useState } from 'react'
import { remotePages, useObservable, type PageRoute, type ParamsOf, type ScreenId } from '@croupier/shared/host'
import { matchPath, matchRoutes, Navigate, renderMatches, useLocation, useSearchParams } from 'react-router-dom'
import { loginAddress } from '../../host/navigation.ts'
import { useShell } from '../../host/shell-context.tsx'
import { shellPages } from '../../pages/pages.tsx'
import { OutletSkeleton } from '../../remotes/outlet-skeleton.tsx'
import { ScreenOutlet } from '../../remotes/screen-outlet.tsx'
import { useText } from '../../words.ts'

/** All pages: the shell's own, the remotes' from the shared table, and /404 for everything else (RT-10). */
export function PageRouter() {
  const { pathname } = useLocation()
  // A pop-up's history entry has the same path: the routes are not matched again for it.
  return useMemo(() => renderMatches(matchRoutes(ROUTES, { pathname })) ?? NOT_FOUND, [pathname])
}

/** A page that a remote fills. The address's parameters and query are the screen's parameters. */
function RemotePage({ route }: { route: PageRoute }) {
  const { navigation, screens } = useShell()
  const text = useText()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // A pop-up of the same screen starts with what was typed on this page: when the page goes, drop one rendered before
  // that.
  useEffect(() => () => screens.dropPrepared(route.screen), [screens, route.screen])
  // Memoized: a pop-up above the page adds a history entry, which is no reason to render the page again.
  return useMemo(() => {
    const params = {
      ...pageParams(route.path, query),
      ...matchPath(route.path, pathname)?.params,
    } as ParamsOf<ScreenId>
    const close = () => navigation.go('/')
    const frame = {
      kind: 'page',
      titleId: 'page-title',
      closeLabel: text('common.close'),
      close,
      onBack: screens.onPageBack,
    } as const
    return <ScreenOutlet key={`${route.screen}${pathname}`} id={route.screen} params={params} frame={frame} />
  }, [route, pathname, query, navigation, screens, text])
}

/** The parameters of a page: the query, and for payment and query pages which of them it is, as the table spells it. */
function pageParams(path: string, query: URLSearchParams): Record<string, unknown> {
  const [, first, provider, page] = path.split('/')
  if (first === 'payment') return { provider, page, query: Object.fromEntries(query) }
  if (first?.startsWith('query')) return { name: first }
  return Object.fromEntries(query)
}

/**
 * A page for members: waits for the user info, requested again if the request at the start failed. A visitor goes to
 * /login with the wanted path (RT-21).
 */
function Guarded({ children }: { children: React.ReactNode }) {
  const { screens, session } = useShell()
  const known = useObservable(session.known)
  const user = useObservable(session)
  const { pathname, search } = useLocation()
  // What the start still waits for is this page's request as well.
  const [isAsked, setAsked] = useState(!known)
  const isAsking = known && !user && !isAsked && !screens.isLeaving
  useEffect(() => {
    if (isAsking) void session.retry().then(() => setAsked(true))
  }, [isAsking, session])
  if (user) return children
  // The navigation home after a logout is in progress already.
  if (!known || isAsking || screens.isLeaving) return <PageSkeleton />
  return <Navigate to={loginAddress(pathname + search)} replace />
}

/** The skeleton of a page that is loading. */
function PageSkeleton() {
  const text = useText()
  const frame = {
    kind: 'page',
    titleId: 'page-title',
    closeLabel: text('common.close'),
    close: () => undefined,
  } as const
  return <OutletSkeleton frame={frame} />
}

/** Also for an address without a leading slash (`#./join`), which matches no route at all. */
const NOT_FOUND = <Navigate to="/404" replace />
const pages = [
  ...shellPages,
  ...remotePages.map((route) => ({ path: route.path, access: route.access, element: <RemotePage route={route} /> })),
]
const ROUTES = [
  ...pages.map(({ path, access, element }) => ({
    path,
    element: access === 'member' ? <Guarded>{element}</Guarded> : element,
  })),
  { path: '*', element: NOT_FOUND },
]
