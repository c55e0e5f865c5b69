import { memo, useEffect } from 'react'
import { remotePages } from '@croupier/shared/host'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { AdsFrame } from '../consent/ads-frame.tsx'
import { CookieBanner } from '../consent/cookie-banner.tsx'
import { useShell } from '../host/shell-context.tsx'
import { BRANCH } from '../pages/info-pages.ts'
import { Chat, Versions } from './lazy/lazy-parts.tsx'
import { BottomBar } from './bars/bottom-bar.tsx'
import { Feedback } from './notices/feedback.tsx'
import { Footer } from './bars/footer.tsx'
import { HelpHeader } from './bars/help-header.tsx'
import { LoadingOverlay } from './notices/loading-overlay.tsx'
import { OfflineNotice } from './notices/offline-notice.tsx'
import { pageOf } from './routing/page-of.ts'
import { Page } from './routing/page.tsx'
import { ScreenLayer } from './pop-ups/screen-layer.tsx'
import { TopBar } from './bars/top-bar.tsx'
import { useHostWiring } from './use-host-wiring.ts'
import { useInnerLinks } from './routing/use-inner-links.ts'
import { useScrollPosition } from './routing/use-scroll-position.ts'
import css from './frame.module.css'

type FrameKind = 'site' | 'help' | 'bare'

/** The root shell: bars around the page, pop-ups and messages above it (site.md 2). */
export function Frame() {
  const { navigation } = useShell()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => navigation.attach(navigate), [navigation, navigate])
  useScrollPosition(pageOf(location))
  useHostWiring()
  useInnerLinks()
  return <FrameAt pathname={location.pathname} />
}

/** The frame of an address. Memoized: a pop-up's history entry has the same address and renders nothing of it again. */
const FrameAt = memo(function FrameAt({ pathname }: { pathname: string }) {
  const kind = frameOf(pathname)
  useEffect(() => void (document.documentElement.dataset['frame'] = kind), [kind])
  if (kind === 'bare') {
    return (
      <>
        <main className={css.bare} id="content" tabIndex={-1}>
          <Page pathname={pathname} />
        </main>
        {OVERLAYS}
      </>
    )
  }
  return (
    <>
      {kind === 'help' ? <HelpHeader /> : TOP_BAR}
      <OfflineNotice />
      <main className={css.main} id="content" tabIndex={-1}>
        <Page pathname={pathname} />
      </main>
      {FOOTER}
      {kind === 'site' && BOTTOM_BAR}
      <CookieBanner />
      <Chat />
      {OVERLAYS}
      <AdsFrame />
    </>
  )
})

function frameOf(pathname: string): FrameKind {
  if (pathname.startsWith(BRANCH)) return 'help'
  return remotePages.find(({ path }) => matchPath(path, pathname))?.frame ?? 'site'
}

function Overlays() {
  return (
    <>
      <ScreenLayer />
      <LoadingOverlay />
      <Feedback />
      <Versions />
    </>
  )
}

/** Constant elements: what does not depend on the address is not rendered again when that changes. */
const TOP_BAR = <TopBar />
const FOOTER = <Footer />
const BOTTOM_BAR = <BottomBar />
const OVERLAYS = <Overlays />
