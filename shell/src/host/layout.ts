import type { Observable } from '@croupier/shared/host'

/** look.md: desktop from 900 px. */
export function createLayout(): Observable<'mobile' | 'desktop'> {
  const query = matchMedia('(min-width: 900px)')
  return {
    get: () => (query.matches ? 'desktop' : 'mobile'),
    subscribe(listener) {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
  }
}
