import { useMemo } from 'react'
import type { ShellHost } from '../host/create-host.ts'
import { useShell } from '../host/shell-context.tsx'
import { BRANCH } from './info-pages.ts'

/**
 * A function that opens an internal path. Help opens in a new tab on desktop and in the same tab on mobile (RT-16), the
 * crypto guide in a new tab on desktop and as a dialog on mobile (RT-08), other pages in this tab.
 */
export function useOpenPath(): (path: string) => void {
  const host = useShell()
  return useMemo(() => openPathOf(host), [host])
}

function openPathOf({ layout, navigation, screens }: ShellHost) {
  const newTab = (path: string) => void navigation.openExternal(navigation.absolute(path))
  const go = (path: string) => navigation.go(path, { replace: path === navigation.current() })
  return (path: string): void => {
    const isDesktop = layout.get() === 'desktop'
    if (path.startsWith(BRANCH)) {
      const isHelpPage = navigation.current().startsWith(BRANCH)
      if (isDesktop && !isHelpPage) newTab(path)
      else go(path)
    } else if (path.startsWith('/aboutBtc')) {
      if (isDesktop) newTab('/aboutBtc')
      else screens.open('cryptoGuide')
    } else go(path)
  }
}
