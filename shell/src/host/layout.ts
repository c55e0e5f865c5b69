import type { Observable } from '@croupier/shared/host'
import { DESKTOP_QUERY } from '@croupier/shared/ui/breakpoints'

/** look.md: desktop from 900 px. */
export function createLayout(): Observable<'mobile' | 'desktop'> {
  const query = matchMedia(DESKTOP_QUERY)
  return {
    get: () => (query.matches ? 'desktop' : 'mobile'),
    subscribe(listener) {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
  }
}
