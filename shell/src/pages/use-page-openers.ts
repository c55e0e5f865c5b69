import { useMemo } from 'react'
import type { ShellHost } from '../host/create-host.ts'
import { useShell } from '../host/shell-context.tsx'
import { BRANCH, HELP_ROOT } from './info-pages.ts'

export interface PageOpeners {
  /** Opens an internal path: help and the crypto guide as described below, other pages in this tab. */
  openPath(path: string): void
  openHelp(): void
  openCryptoGuide(): void
}

/**
 * Opens pages of the site. Help opens in a new tab on desktop and in the same tab on mobile (RT-16), the crypto guide in
 * a new tab on desktop and as a dialog on mobile (RT-08).
 */
export function usePageOpeners(): PageOpeners {
  const host = useShell()
  return useMemo(() => pageOpeners(host), [host])
}

function pageOpeners({ layout, navigation, screens }: ShellHost): PageOpeners {
  const newTab = (path: string) => void navigation.openExternal(navigation.absolute(path))
  const go = (path: string) => navigation.go(path, { replace: path === navigation.current() })
  const openHelpPage = (path: string) => {
    const isHelpPage = navigation.current().startsWith(BRANCH)
    if (layout.get() === 'desktop' && !isHelpPage) newTab(path)
    else go(path)
  }
  const openCryptoGuide = () => {
    if (layout.get() === 'desktop') newTab('/aboutBtc')
    else screens.open('cryptoGuide')
  }
  return {
    openHelp: () => openHelpPage(HELP_ROOT),
    openCryptoGuide,
    openPath(path) {
      if (path.startsWith(BRANCH)) openHelpPage(path)
      else if (path.startsWith('/aboutBtc')) openCryptoGuide()
      else go(path)
    },
  }
}
