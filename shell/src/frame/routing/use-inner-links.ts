import { isPlainClick } from '@croupier/shared/ui'
import { useEffect } from 'react'
import { useOpenPath } from '../../pages/use-open-path.ts'

/**
 * Sends plain clicks on links inside the site (`#/…`, of any bundle) through the router. The browser's own navigation
 * to them makes React render the next page before it can paint the press.
 */
export function useInnerLinks(): void {
  const openPath = useOpenPath()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null
      if (!link || (link.target && link.target !== '_self')) return
      event.preventDefault()
      openPath(link.hash.slice(1))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [openPath])
}
