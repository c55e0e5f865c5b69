import { useEffect } from 'react'
import { remotePages } from '@croupier/shared/host'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useShell } from '../host/shell-context.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Feedback } from './feedback.tsx'
import { Footer } from './footer.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { PageRouter } from './router.tsx'
import { ScreenLayer } from './screen-layer.tsx'
import { TopBar } from './top-bar.tsx'
import { useHostWiring } from './use-host-wiring.ts'
import css from './frame.module.css'

/** The root shell: bars around the page, pop-ups and messages above it (site.md 2). */
export function Frame() {
  const { navigation } = useShell()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => navigation.attach(navigate), [navigation, navigate])
  useEffect(() => scrollTo(0, 0), [pathname])
  useHostWiring()
  const bare = remotePages.some(({ path, frame }) => frame === 'bare' && matchPath(path, pathname))
  if (bare) {
    return (
      <>
        <main className={css.bare}>
          <PageRouter />
        </main>
        <Above />
      </>
    )
  }
  return (
    <>
      <TopBar />
      <main className={css.main} id="content" tabIndex={-1}>
        <PageRouter />
      </main>
      <Footer />
      <BottomBar />
      <Above />
    </>
  )
}

function Above() {
  return (
    <>
      <ScreenLayer />
      <LoadingOverlay />
      <Feedback />
    </>
  )
}
